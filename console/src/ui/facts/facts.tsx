import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Names and values, one under the other. */
export function Facts({ of }: { of: readonly (readonly [ReactNode, ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {of.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their place
        <div key={at} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
