import type { ReactNode } from 'react'
import { initialsOf } from '../../format/names.ts'
import styles from './person.module.css'

export function Avatar({
  name,
  size = 'small',
  tone = 'calm',
}: {
  name: string
  size?: 'small' | 'large'
  tone?: 'calm' | 'accent'
}) {
  return (
    <span className={`${styles.avatar} ${styles[size]} ${styles[tone]}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** A name with a line below it. */
export function Person({ name, detail }: { name: ReactNode; detail?: ReactNode }) {
  return (
    <span className={styles.person}>
      <Avatar name={String(name)} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  )
}
