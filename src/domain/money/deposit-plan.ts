import type { Day } from '../../kernel/dates.ts'
import { yearOf } from '../../kernel/dates.ts'
import { dueDays, madeDays, type OwedOn, type Scheduled } from '../../law/engine/agencies/due-days.ts'
import { paymentNamed } from '../../law/engine/agencies/find.ts'
import type { OpenDays } from '../../law/engine/agencies/periods.ts'
import type { DepositSchedule } from '../../law/language/agencies.ts'
import { addBusinessDays, onOrAfter, onOrBefore } from '../calendar/business-days.ts'
import type { Liability } from './liabilities.ts'
import { type Blocker, type Payee, type PayeeRecords, payeeNamed } from './payees.ts'

export interface DepositFacts extends Pick<PayeeRecords, 'registrations' | 'today'> {
  /** The federal schedule by the year from which it was assigned; before the first, a new employer's. */
  readonly schedules: ReadonlyMap<number, FederalSchedule>
  /** From the year before the pay dates that are asked about: a day in one year can decide about the next. */
  readonly liabilities: readonly Liability[]
}

/** What the IRS assigns to an employer for a calendar year, by what it owed in the lookback period. */
export type FederalSchedule = 'Monthly' | 'Semiweekly'

/** By when the law wants what is owed, when we deposit it, and to whom; by the ledger's accounts and pay dates. */
export interface DepositPlan {
  readonly payee: (ref: string) => Payee
  /** Undefined where it is not known: the payee's blocker says what is missing. */
  readonly due: (ref: string, payDate: Day) => Day | undefined
  /**
   * The day of our deposit: when it is due, or the banking day before, but without what the law allows to keep back: the
   * company was drawn the tax with the payroll. Undefined while the payee cannot be paid.
   */
  readonly depositOn: (ref: string, payDate: Day) => Day | undefined
  /** How often it is deposited, as it was in force on a pay date. */
  readonly frequency: (ref: string, payDate: Day) => string
}

export function depositPlan({ schedules, liabilities, ...facts }: DepositFacts): DepositPlan {
  const canonical = once(canonicalOf)
  const owed = byPayment(liabilities, canonical)
  const federalSchedule = scheduleIn(schedules)
  const payee = once((ref) => payeeNamed(ref, { ...facts, federalSchedule }))
  const scheduled = (ref: string, as: Scheduled['as']): Scheduled => ({
    scheduleOn: payee(ref).scheduleOn,
    open,
    as,
  })
  const days = (as: Scheduled['as']) => once((ref) => dueDays(owed.get(ref) ?? [], scheduled(ref, as)))
  const [allowed, prompt] = [days('allowed'), days('prompt')]
  const made = once((ref) => madeDays(owed.get(ref) ?? [], scheduled(ref, 'allowed')))
  return {
    payee: (ref) => payee(canonical(ref)),
    due: (ref, payDate) => allowed(canonical(ref)).get(payDate),
    depositOn: (ref, payDate) => {
      const due = payee(canonical(ref)).blocker ? undefined : prompt(canonical(ref)).get(payDate)
      return due && onOrBefore('federalReserve', due)
    },
    frequency: (ref, payDate) =>
      made(canonical(ref)).get(payDate) ?? payee(canonical(ref)).frequencyOn(payDate),
  }
}

/** Why what these agencies are owed cannot be paid, each reason once. It does not ask when anything is due. */
export function blockersOfHeld(
  refs: readonly string[],
  facts: Pick<DepositFacts, 'registrations' | 'today'>,
): readonly Blocker[] {
  const plan = depositPlan({ ...facts, schedules: new Map(), liabilities: [] })
  const blockers = refs.flatMap((ref) => plan.payee(ref).blocker ?? [])
  return [...new Map(blockers.map((blocker) => [blocker.words, blocker])).values()]
}

/** An account that an older ledger has for one tax belongs to the payment which that is part of. */
export const canonicalOf = (ref: string): string => paymentNamed(ref)?.ref ?? ref

function byPayment(
  liabilities: readonly Liability[],
  canonical: (ref: string) => string,
): ReadonlyMap<string, readonly OwedOn[]> {
  const rows = new Map<string, OwedOn[]>()
  for (const { agencyRef, payDate, parts, deposited } of liabilities) {
    const ref = canonical(agencyRef)
    const own = rows.get(ref) ?? []
    own.push({ payDate, parts, deposited })
    rows.set(ref, own)
  }
  return rows
}

/** Each is worked out when it is first asked for: a company has dozens of payments, a run asks for a few. */
function once<Value>(make: (ref: string) => Value): (ref: string) => Value {
  const made = new Map<string, Value>()
  return (ref) => {
    const known = made.get(ref)
    if (known !== undefined) return known
    const fresh = make(ref)
    made.set(ref, fresh)
    return fresh
  }
}

function scheduleIn(schedules: DepositFacts['schedules']): (payDate: Day) => FederalSchedule {
  const from = [...schedules.keys()].sort((a, b) => b - a)
  return (payDate) => schedules.get(from.find((each) => each <= yearOf(payDate)) ?? 0) ?? 'Monthly'
}

const open = (calendar: DepositSchedule['calendar']): OpenDays => ({
  onOrAfter: (on) => onOrAfter(calendar, on),
  after: (on, count) => addBusinessDays(calendar, on, count),
})
