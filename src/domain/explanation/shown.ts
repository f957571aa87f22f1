import { dollars } from '../../kernel/money.ts'
import type { Rate } from '../../kernel/rate.ts'

/** Figures as a sentence has them. */

/** `$1,840.00`. */
export const shownMoney = (amount: bigint): string => {
  const text = dollars(amount < 0n ? -amount : amount).replace(/\B(?=(\d{3})+\.)/g, ',')
  return `${amount < 0n ? '-' : ''}$${text}`
}

/** Ten-thousandths of a dollar: `$28.50`, and `$28.1234` where the cents are not whole. */
export const shownHourly = (tenThousandths: number): string =>
  `$${(tenThousandths / 10_000).toFixed(tenThousandths % 100 === 0 ? 2 : 4)}`

/** Billionths: `6.2%`. */
export const shownShare = (billionths: number): string => `${Number((billionths / 1e7).toFixed(7))}%`

export const shownPercent = ({ numerator, denominator }: Rate): string =>
  `${Number(((Number(numerator) * 100) / Number(denominator)).toFixed(7))}%`
