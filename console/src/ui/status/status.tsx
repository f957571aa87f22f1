import type { ReactNode } from 'react'
import type { Icon } from '../button/button.tsx'
import tones from '../tone/tone.module.css'
import styles from './status.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'calm' | 'accent'

/** A state in a word: never by color alone. */
export function Status({ tone, icon: Mark, children }: { tone: Tone; icon?: Icon; children: ReactNode }) {
  return (
    <span className={`${styles.status} ${tones[tone]}`}>
      {Mark ? <Mark size={13} strokeWidth={2} /> : <span className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  )
}
