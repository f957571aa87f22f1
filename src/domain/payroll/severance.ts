import { addDays, addMonths, type Day } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'

/** What was agreed when someone left, in the words of terminateUser. */
export interface Agreed {
  readonly severance: string
  readonly severanceAmount: Cents | null
  readonly severancePaymentType: string
  readonly severancePaymentFrequency: string
  readonly firstSeverancePayDate: Day | null
  readonly lastSeverancePayDate: Day | null
}

export interface SeverancePayment {
  /** Null: with the final pay. */
  readonly payOn: Day | null
  readonly amount: Cents
}

/**
 * The amount is the whole of it. In installments it is paid from the first to the last date at the frequency, in equal
 * parts whose first ones carry the odd cents; otherwise at once, on the first date or with the final pay.
 */
export function severancePayments(agreed: Agreed, usual: string): readonly SeverancePayment[] {
  const total = agreed.severanceAmount ?? 0n
  if (total <= 0n || /^(no|none|false)$/i.test(agreed.severance.trim())) return []
  const days = daysOf(agreed, usual)
  const [each, odd] = [total / BigInt(days.length), total % BigInt(days.length)]
  return days
    .map((payOn, at) => ({ payOn, amount: cents(each + (BigInt(at) < odd ? 1n : 0n)) }))
    .filter(({ amount }) => amount > 0n)
}

/** Longer than that nobody plans, and every installment is a row. */
export const isSensible = ({ firstSeverancePayDate: first, lastSeverancePayDate: last }: Agreed): boolean =>
  !first || !last || (first <= last && last <= addMonths(first, 60))

function daysOf(agreed: Agreed, usual: string): readonly (Day | null)[] {
  const { firstSeverancePayDate: first, lastSeverancePayDate: last, severancePaymentType: type } = agreed
  const isAtOnce = /lump|one.?time|single/i.test(type) || !first || !last || first >= last
  if (isAtOnce) return [first]
  const word = agreed.severancePaymentFrequency.replace(/[^a-z]/gi, '').toLowerCase()
  const step = steps[word] ?? steps[usual.toLowerCase()] ?? steps.monthly!
  const days: Day[] = []
  for (let at = 0, on = first; on <= last; on = step(first, ++at)) days.push(on)
  return days
}

type Step = (first: Day, count: number) => Day

const steps: Readonly<Record<string, Step>> = {
  weekly: (first, count) => addDays(first, 7 * count),
  biweekly: (first, count) => addDays(first, 14 * count),
  semimonthly: (first, count) => addDays(addMonths(first, Math.floor(count / 2)), count % 2 === 0 ? 0 : 15),
  monthly: (first, count) => addMonths(first, count),
  quarterly: (first, count) => addMonths(first, 3 * count),
}
