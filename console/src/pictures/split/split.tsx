import { Money, total } from '../../format/money.tsx'
import styles from './split.module.css'

export type Hue = 'net' | 'tax' | 'ownTax' | 'benefit' | 'order'

export interface Share {
  readonly name: string
  readonly amount: number
  readonly hue: Hue
  /** The last column: what it was before. */
  readonly beside?: string
}

/** A bar cut into shares. */
export function SplitBar({ shares, label }: { shares: readonly Share[]; label: string }) {
  const whole = total(shares.map(({ amount }) => Math.max(amount, 0)))
  return (
    <div className={styles.bar} role="img" aria-label={label}>
      {shares
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount, hue }) => (
          <span key={name} className={styles[hue]} style={{ flexGrow: amount / whole }} />
        ))}
    </div>
  )
}

/** The same as a list, which adds up. */
export function SplitList({ shares }: { shares: readonly Share[] }) {
  return (
    <ul className={styles.list}>
      {shares.map(({ name, amount, hue, beside }) => (
        <li key={name}>
          <span className={`${styles.dot} ${styles[hue]}`} aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <Money amount={amount} />
          {beside !== undefined && <span className={styles.beside}>{beside}</span>}
        </li>
      ))}
    </ul>
  )
}

/** What the hues mean, without amounts. */
export const SplitLegend = ({
  names,
}: {
  names: readonly { readonly name: string; readonly hue: Hue }[]
}) => (
  <ul className={styles.legend}>
    {names.map(({ name, hue }) => (
      <li key={name}>
        <span className={`${styles.dot} ${styles[hue]}`} aria-hidden="true" />
        {name}
      </li>
    ))}
  </ul>
)
