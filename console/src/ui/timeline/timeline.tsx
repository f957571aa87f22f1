import { Check } from 'lucide-react'
import styles from './timeline.module.css'

export interface Moment {
  readonly key: string
  readonly when: string
  readonly what: string
  readonly detail: string
  readonly state: 'done' | 'open' | 'bad'
}

/** Days in order; what happened has a mark in it. */
export function Timeline({ moments, label }: { moments: readonly Moment[]; label: string }) {
  return (
    <ol className={styles.line} aria-label={label}>
      {moments.map(({ key, when, what, detail, state }) => (
        <li key={key} className={styles.moment} data-state={state}>
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' && <Check size={12} strokeWidth={3} />}
          </span>
          <span className={styles.when}>{when}</span>
          <strong>{what}</strong>
          {detail !== '' && <small>{detail}</small>}
        </li>
      ))}
    </ol>
  )
}
