import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import tones from '../tone/tone.module.css'
import styles from './notice.module.css'

type Tone = 'warn' | 'bad' | 'good' | 'calm'
const ICONS = { warn: CircleAlert, bad: TriangleAlert, good: CircleCheck, calm: Info } as const

/** What stands in the way, or what to know, with what to do beside it. */
export function Notice({
  tone = 'warn',
  actions,
  children,
}: {
  tone?: Tone
  actions?: ReactNode
  children: ReactNode
}) {
  const Mark = ICONS[tone]
  return (
    <div className={`${styles.notice} ${tones[tone]}`} role={tone === 'bad' ? 'alert' : 'note'}>
      <Mark size={18} strokeWidth={1.75} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
