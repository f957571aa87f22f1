import { CircleCheck, CircleDashed, CircleDot, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './checklist.module.css'

export interface Listed {
  readonly key: string
  readonly title: string
  readonly detail: ReactNode
  readonly state: 'done' | 'open' | 'waiting'
  readonly isNext?: boolean
  /** Beside the title: a state in a word. */
  readonly badge?: ReactNode
  readonly action?: ReactNode
}

/** What is done and what is left, in order: done ones stay, waiting is a state of its own, one is next. */
export const Checklist = ({ items }: { items: readonly Listed[] }) => (
  <ol className={styles.steps}>
    {items.map(({ key, title, detail, state, isNext = false, badge, action }) => (
      <li key={key} data-next={isNext} data-state={state}>
        <Mark state={state} isNext={isNext} />
        <div className={styles.words}>
          <strong>{title}</strong> {badge}
          {state !== 'done' && <p>{detail}</p>}
        </div>
        {action}
      </li>
    ))}
  </ol>
)

function Mark({ state, isNext }: Required<Pick<Listed, 'state' | 'isNext'>>) {
  const Shown =
    state === 'done' ? CircleCheck : state === 'waiting' ? Hourglass : isNext ? CircleDot : CircleDashed
  return (
    <span className={styles.mark} aria-hidden="true">
      <Shown size={20} strokeWidth={1.75} />
    </span>
  )
}
