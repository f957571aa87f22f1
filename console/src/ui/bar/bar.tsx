import type { ReactNode } from 'react'
import { Input } from '../fields/fields.tsx'
import styles from './bar.module.css'

/** What stands over a table and says what of it is shown. */
export const Bar = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
)

interface FindProps {
  readonly label: string
  readonly hint?: string
  readonly text: string
  readonly find: (text: string) => void
}

/** A name to look for; the label is for those who hear the page. */
export const Find = ({ label, hint = label, text, find }: FindProps) => (
  <Input
    name="text"
    type="search"
    label={<span className="unseen">{label}</span>}
    placeholder={hint}
    value={text}
    onChange={find}
  />
)
