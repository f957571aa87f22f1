import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Way } from '../way/way.tsx'
import styles from './head.module.css'

export interface Crumb {
  readonly words: string
  readonly to?: string
}

/** The head of a page: where one is, its title, a line about it, and what can be done. */
export function Head({
  crumbs,
  over,
  title,
  lead,
  actions,
}: {
  crumbs?: readonly Crumb[]
  over?: ReactNode
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {crumbs && (
          <nav className={styles.crumbs} aria-label={crumbs[0]?.words ?? ''}>
            {crumbs.map(({ words, to }, at) => (
              <Fragment key={words}>
                {at > 0 && <ChevronRight size={14} aria-hidden="true" />}
                {to === undefined ? <span>{words}</span> : <Way to={to}>{words}</Way>}
              </Fragment>
            ))}
          </nav>
        )}
        {over !== undefined && <p className={styles.over}>{over}</p>}
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

/** One under the other, with the distance of cards. */
export const Stack = ({ children, gap = 'cards' }: { children: ReactNode; gap?: 'cards' | 'lines' }) => (
  <div className={gap === 'cards' ? styles.stack : styles.lines}>{children}</div>
)

/** Side by side where there is room: a wide one and a narrow one, or equals. */
export const Beside = ({
  children,
  share = 'equal',
}: {
  children: ReactNode
  share?: 'equal' | 'wide' | 'narrow'
}) => <div className={`${styles.beside} ${styles[share]}`}>{children}</div>

export const Row = ({ children, end }: { children: ReactNode; end?: boolean }) => (
  <div className={end ? styles.rowEnd : styles.row}>{children}</div>
)
