import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  readonly title?: ReactNode
  /** Beside the title: a number, a button, a hint. */
  readonly aside?: ReactNode
  /** Tables and pictures reach the edge by themselves. */
  readonly flush?: boolean
  readonly label?: string
  readonly children: ReactNode
}

export function Card({ title, aside, flush, label, children }: CardProps) {
  return (
    <section className={flush ? styles.flush : styles.card} aria-label={label}>
      {title !== undefined && (
        <header className={styles.header}>
          <h2>{title}</h2>
          {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  )
}

/** A number beside a title. */
export const Count = ({ of }: { of: number | string }) => <span className={styles.count}>{of}</span>
