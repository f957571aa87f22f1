import styles from './money.module.css'

/** `$1,840.00`, with the minus of typography; for sentences. */
export const dollars = (amount: number): string => WHOLE.format(amount).replace('-', MINUS)

/** Zero is shown as zero: a result. What is not there at all is a dash. */
export function Money({ amount, tone }: { amount: number | null | undefined; tone?: 'strong' | undefined }) {
  if (amount === null || amount === undefined) return <span className={styles.none}>–</span>
  const [whole, cents] = dollars(amount).split('.')
  return (
    <span className={tone === 'strong' ? styles.strong : styles.money}>
      {whole}
      <span className={styles.cents}>.{cents}</span>
    </span>
  )
}

/** A difference: always with its sign. */
export const signed = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? MINUS : ''}${dollars(Math.abs(amount))}`

/** Sums in cents: dollars as numbers do not add up. */
export const total = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

const WHOLE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const MINUS = '−'
