import { Check } from 'lucide-react'
import { Way } from '../way/way.tsx'
import styles from './steps.module.css'

export interface Step {
  readonly name: string
  readonly words: string
  readonly isDone: boolean
  readonly to?: string
}

/** Where one is on a way of several steps. */
export function Steps({ steps, now, label }: { steps: readonly Step[]; now: string; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, words, isDone, to }, at) => (
        <li
          key={name}
          className={styles.step}
          data-state={isDone ? 'done' : name === now ? 'now' : 'open'}
          aria-current={name === now ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {isDone ? <Check size={13} strokeWidth={3} /> : at + 1}
          </span>
          {to !== undefined && name !== now ? <Way to={to}>{words}</Way> : words}
        </li>
      ))}
    </ol>
  )
}
