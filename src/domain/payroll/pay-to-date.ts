import type { Day } from '../../kernel/dates.ts'
import { add, type Cents, cents, ZERO } from '../../kernel/money.ts'
import { type DeductionType, earningKinds } from '../pay/elements.ts'
import { matchedType } from '../pay/lines.ts'
import type { PayToDate } from '../pay/paycheck-types.ts'
import type { PersonFacts, YearFacts } from './person.ts'
import { wordOf } from './year.ts'

/** Caps and limits count what the year has seen; a code counts both payers' shares. */
export function payToDate({ toDate: year, benefits: enrolled }: PersonFacts, payDate: Day): PayToDate {
  const taxes: Record<string, { wages: Cents; tax: Cents }> = {}
  const benefits: Partial<Record<DeductionType, Counted>> = {}
  for (const [code, { wages, amount }] of year.totals) {
    const [kind, name, month] = code.split(':') as [string, string, string?]
    if (kind === 'tax' || kind === 'employerTax') {
      // Of a month either payer's tax is its own: each has a code.
      const key = month === undefined ? name : `${name}:${month}`
      const tax = kind === 'tax' || month !== undefined ? amount : ZERO
      taxes[key] = taxToDate(taxes[key], { wages, tax })
    } else if (kind === 'deduction' || kind === 'employer') {
      const matched = kind === 'employer' ? matchedType(name) : undefined
      const type = (matched ?? name) as DeductionType
      const known = benefits[type] ?? { employee: ZERO, employer: ZERO, month: ZERO }
      const thisMonth = month === undefined ? undefined : month === payDate.slice(0, 7)
      benefits[type] = matched ? { ...known, match: amount } : counted(known, kind, amount, thisMonth)
    }
  }
  const isMatched = enrolled.some(({ match }) => match !== undefined)
  const paid = isMatched ? { paid: paidToDate(year) } : {}
  return { taxes, benefits, supplementalWages: year.supplementalWages, ...paid }
}

/** What percentages were taken of: gross without what never was money of a paycheck. */
const paidToDate = ({ gross, totals }: YearFacts): Cents =>
  NOT_PAID.reduce((sum, code) => add(sum, -(totals.get(code)?.amount ?? ZERO)), gross)

const NOT_PAID = Object.entries(earningKinds)
  .filter(([, { money }]) => money !== 'paid')
  .map(([type]) => wordOf('earning', type))

/** Both shares of a tax look at one count of wages: the larger, as one of them may stop at a cap (or not be owed). */
const taxToDate = (other: TaxToDate | undefined, one: TaxToDate): TaxToDate =>
  other === undefined
    ? one
    : { wages: other.wages > one.wages ? other.wages : one.wages, tax: cents(other.tax + one.tax) }

type TaxToDate = { wages: Cents; tax: Cents }
type Counted = { employee: Cents; employer: Cents; month: Cents; match?: Cents }

/** `deduction:Commuter:2026-11` is the month's share of `deduction:Commuter`; both sides count in a month. */
function counted(
  known: Counted,
  kind: 'deduction' | 'employer',
  amount: Cents,
  thisMonth: boolean | undefined,
): Counted {
  if (thisMonth === undefined) return { ...known, [kind === 'deduction' ? 'employee' : 'employer']: amount }
  return thisMonth ? { ...known, month: add(known.month, amount) } : known
}
