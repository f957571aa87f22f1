import { add, type Cents, cents, roundDiv, ZERO } from '../../kernel/money.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { isPaidBack } from '../pay/elements.ts'
import type { WageFacts } from '../pay/facts.ts'
import { isExempt } from '../pay/flsa.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { countsForOvertime, type HourlyRate } from '../pay/regular-rate.ts'
import { type ByCode, payByCode } from './base-pay.ts'
import { type Employed, employedDays, employedIn } from './employed.ts'
import { givenLines } from './given-lines.ts'
import { forHours, hourlyRate, shownRate } from './hourly.ts'
import { unpaidHours } from './leave-beyond.ts'
import { type OvertimeRow, overtimeLine, type Reckoned, reckon } from './overtime-pay.ts'
import type { PeriodFacts } from './period.ts'
import type { GivenFacts, PersonFacts, RecurringFacts } from './person.ts'
import { isHourly, salaryOf } from './salary.ts'
import { isSkipped } from './skipped.ts'
import { type Span, spansOf } from './spans.ts'
import { type Takes, takesOf } from './takes.ts'
import { isTipped, makeUpLine } from './tipped-wage.ts'
import { type WholePeriod, wholePeriod } from './whole-periods.ts'
import { earningType } from './words.ts'

/** What one person earns in one period, line by line, and the hours behind it (hundredths). */
export interface Earned {
  readonly earnings: readonly Earning[]
  readonly hours: number
  readonly employed: Employed
  /** Undefined for who is paid no hours. */
  readonly overtime: Reckoned | undefined
  /** What else its paycheck takes. */
  readonly takes: Takes
}

/** `wholes`: the periods of the schedule that the days lie in; a salary is paid for its share of them. */
export function earningsOf(
  person: PersonFacts,
  period: PeriodFacts,
  wholes: readonly WholePeriod[] = [wholePeriod(period)],
  { paysTipMakeUp = false }: { readonly paysTipMakeUp?: boolean | undefined } = {},
  lookUp: LookUp = {},
): Earned {
  const wage = person.wages.at(-1)
  const stretch = employedDays(person, period)
  const spans = spansOf(person.wages, stretch)
  const rate = wage && hourlyRate(spans, wage)
  const takes = takesOf(person, period)
  const given = givenLines(person.given, lookUp)
  const ground = { person, period, wholes, takes, wage, spans, rate, given }
  const lines: Earning[] = []
  const { hours, overtime } = base(lines, ground)
  leave(lines, ground)
  extras(lines, ground)
  const makeUp = paysTipMakeUp ? makeUpLine({ person, period, earnings: lines }, overtime) : undefined
  if (makeUp) lines.push(makeUp)
  const employed = employedIn(stretch, person, ground)
  return { earnings: lines.filter((line) => line.amount !== 0n), hours, overtime, employed, takes }
}

interface Ground {
  readonly person: PersonFacts
  readonly period: PeriodFacts
  readonly wholes: readonly WholePeriod[]
  readonly takes: Takes
  /** The latest. */
  readonly wage: WageFacts | undefined
  readonly spans: readonly Span[]
  readonly rate: HourlyRate | undefined
  /** Compensation that was given for the period, as lines. */
  readonly given: readonly Earning[]
}

interface Worked {
  readonly hours: number
  readonly overtime?: Reckoned
}

/** The pay of the period itself: an amount given for it, base pay by code, a salary, hours. */
function base(lines: Earning[], ground: Ground): Worked {
  const { person, period, wage } = ground
  const { given, member } = person
  const rate = ground.rate && rateOfHours(ground.rate, given)
  if (member?.amount != null) {
    lines.push({ type: period.periodType === 'Off-Cycle' ? 'Bonus' : 'Regular', amount: member.amount })
    return { hours: 0 }
  }
  if (given.basePay) {
    const byCode = { state: person.work.state, on: period.endDate, usual: rate }
    return withOvertime(lines, ground, payByCode(given.basePay, byCode))
  }
  if (!wage || !rate) return { hours: 0 }
  const hours = ground.takes.isWhole ? scheduled(lines, ground, wage) : beside(lines, ground, wage, rate)
  return withOvertime(lines, ground, { rows: [], parts: [{ rate, time: hours }], premiums: ZERO })
}

/** Rows in their order, then the overtime that was given beside them, all of it on one regular rate. */
function withOvertime(lines: Earning[], ground: Ground, { rows, parts, premiums }: ByCode): Worked {
  const { person, period, wage, rate: usual = NO_RATE } = ground
  const isOut = isExempt(wage?.employeeType)
  const beside = isOut ? NONE : (person.given.overtime ?? NONE).map(overtimeRow)
  const asked =
    rows.length === 0
      ? beside
      : [...rows.flatMap((row) => ('overtime' in row ? [row.overtime] : [])), ...beside]
  const isOwed = person.workerType === 'W2' && !isOut
  if (!isOwed && rows.length === 0 && asked.length === 0) return { hours: parts[0]!.time }
  const other = isOwed ? add(premiums, besideHours(ground)) : premiums
  const found = {
    ...{ person, period, parts, usual, other, isOwed },
    isTipped: isOwed && isTipped(person),
  }
  const reckoned = reckon(found, asked)
  for (const row of rows) lines.push('line' in row ? row.line : overtimeLine(row.overtime, reckoned, found))
  for (const row of beside) lines.push(overtimeLine(row, reckoned, found))
  return { hours: reckoned.hours, overtime: reckoned }
}

const NONE: readonly never[] = []
const NO_RATE: HourlyRate = { cents: 0n, per: 1n }

const overtimeRow = (row: NonNullable<GivenFacts['overtime']>[number]): OvertimeRow => ({
  ...row,
  type: /double/i.test(row.type) || row.multiplier >= 200 ? 'Double Time' : 'Overtime',
})

/**
 * What is paid for work beside its hours. A percentage of all pay contains the overtime's share already and does not
 * change the rate (29 CFR 778.210).
 */
function besideHours({ person, period, takes, given: lines }: Ground): Cents {
  const { given, recurring, exitDate } = person
  if (lines.length === 0 && recurring.length === 0) return ZERO
  const isGone = !takes.recurring || (exitDate !== null && exitDate < period.beginDate)
  const standing = recurring.filter(
    (each) =>
      each.item === 'AdditionalCompensation' && each.amount !== null && !isGone && !isLeftOut(given, each),
  )
  const all = [
    ...lines,
    ...standing.map(({ type, amount, as = type }) => ({ type: earningType(as) ?? 'Bonus', amount: amount! })),
  ]
  // What is taken back was earned in another period, and does not lower this one's rate.
  const counted = all.filter(({ type, amount }) => amount > 0n && countsForOvertime[type])
  return add(...counted.map(({ amount }) => amount))
}

/** A wage that became hourly inside the period pays both ways, each for its days. */
function scheduled(lines: Earning[], ground: Ground, wage: WageFacts): number {
  const { person, period, spans } = ground
  const byHour = spans.filter((span) => isHourly(span.wage))
  const salaried = spans.filter((span) => !isHourly(span.wage))
  const { given } = person
  const absent = unpaidHours(given)
  // Of someone paid by the hour in the end, leave adds to the pay: it is not in the salary.
  const leave = isHourly(wage) ? given.leave?.filter(({ paid }) => !paid) : given.leave
  let hours = 0
  if (salaried.length > 0) hours += salary(lines, ground, salaried, { absent, leave: leave ?? [] })
  if (byHour.length > 0 || spans.length === 0) {
    const absentHere = salaried.length > 0 ? 0 : absent
    hours += hourly(lines, given, hourlyRate(byHour, wage), {
      absent: absentHere,
      ...ownDays(byHour, period),
    })
  }
  return hours
}

function salary(lines: Earning[], { period, wholes }: Ground, spans: readonly Span[], off: Off): number {
  const { amount: whole, hours: held } = salaryOf(spans, period.frequency, wholes)
  return salaryLines(lines, { whole, held, ...off, ...ownDays(spans, period) })
}

/** The days that a wage was paid for, where they are not the whole period. */
function ownDays(spans: readonly Span[], { beginDate, endDate }: PeriodFacts): Pick<Earning, 'days'> {
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last || (first.begin === beginDate && last.end === endDate)) return {}
  return { days: { begin: first.begin, end: last.end } }
}

interface Off {
  readonly absent: number
  readonly leave: NonNullable<GivenFacts['leave']>
}

/**
 * Unpaid hours take their share of the salary's hours away. Paid leave replaces hours: it is shown with its share, the
 * sum stays the same, and only the hours that are left were worked.
 */
function salaryLines(
  lines: Earning[],
  { whole, held, absent, leave, days }: { whole: Cents; held: number } & Off & Pick<Earning, 'days'>,
): number {
  const own = days ? { days } : {}
  if (held === 0) {
    lines.push({ type: 'Salary', amount: whole, ...own })
    return 0
  }
  const worth = (hours: number): Cents => cents(roundDiv(whole * BigInt(hours), BigInt(held)))
  let left = Math.max(0, held - absent)
  const onLeave: Earning[] = []
  for (const { type, hours, paid } of leave) {
    if (!paid) continue
    const rest = Math.max(0, left - hours)
    const amount = cents(worth(left) - worth(rest))
    onLeave.push({ ...leaveNamed(type), amount, hours: (left - rest) / 100 })
    left = rest
  }
  lines.push({ type: 'Salary', amount: worth(left), hours: left / 100, ...own }, ...onLeave)
  return left
}

/** Beside the schedule: hours if there are any; the salary of the days unless something else was asked for. */
function beside(lines: Earning[], ground: Ground, wage: WageFacts, rate: HourlyRate): number {
  const { given } = ground.person
  if (isHourly(wage)) return hourly(lines, given, rate, { absent: unpaidHours(given) })
  const isGiven = given.compensation?.some(({ onLeaving }) => !onLeaving)
  if (isGiven || given.retro || given.reimbursements || given.overtime) return 0
  return salary(lines, ground, ground.spans, { absent: unpaidHours(given), leave: given.leave ?? [] })
}

function hourly(
  lines: Earning[],
  given: GivenFacts,
  rate: HourlyRate,
  { absent, ...own }: { absent: number } & Pick<Earning, 'days'>,
): number {
  const hours = Math.max(0, (given.hours ?? 0) - absent)
  if (hours === 0) return 0
  const at = given.hoursAt === undefined ? {} : { at: given.hoursAt }
  lines.push({
    type: 'Regular',
    ...byHours(rateOfHours(rate, given), hours),
    ...own,
    ...at,
    ...given.hoursFor,
  })
  return hours
}

/** That of the job which the hours name, where it has one. */
const rateOfHours = (usual: HourlyRate, { hoursRate }: GivenFacts): HourlyRate =>
  hoursRate === undefined ? usual : { cents: hoursRate, per: 1n }

const byHours = (rate: HourlyRate, hours: number): Pick<Earning, 'amount' | 'hours' | 'rate'> => ({
  amount: forHours(rate, hours),
  hours: hours / 100,
  rate: shownRate(rate),
})

/** Approved leave adds to an hourly worker's pay; a salaried worker's stands with the salary. */
function leave(lines: Earning[], { person, wage, rate }: Ground): void {
  if (!wage || !rate || !isHourly(wage)) return
  for (const { type, hours, paid } of person.given.leave ?? []) {
    if (!paid) continue
    lines.push({ ...leaveNamed(type), ...byHours(rate, hours) })
  }
}

const leaveNamed = (type: string) => ({
  type: earningType(type) ?? ('Paid Leave' as const),
  description: type,
})

function extras(lines: Earning[], { person, period, takes, given: sent }: Ground): void {
  const { given, recurring, exitDate } = person
  if (given.retro) lines.push({ type: 'Retro', ...given.retro })
  lines.push(...sent)
  for (const { type, amount } of given.reimbursements ?? []) {
    lines.push({ type: 'Reimbursement', amount, description: type })
  }
  // Who left before the period gets what was agreed for leaving, and nothing that goes with the work.
  if (!takes.recurring || (exitDate !== null && exitDate < period.beginDate)) return
  if (recurring.length === 0) return
  const soFar = add(...lines.filter(({ type }) => !isPaidBack(type)).map(({ amount }) => amount))
  for (const item of recurring) {
    if (item.item === 'Deduction' || isLeftOut(given, item)) continue
    const type =
      item.item === 'Reimbursement' ? 'Reimbursement' : (earningType(item.as ?? item.type) ?? 'Bonus')
    lines.push({ type, amount: recurringAmount(item, soFar), description: item.type })
  }
}

/** Taken out of this period by its description, or skipped by its id. */
export const isLeftOut = (given: GivenFacts, { id, item, type }: RecurringFacts): boolean =>
  isSkipped(given, id) ||
  (given.removed ?? []).some(
    ({ kind, description }) => kind === item && ['', type.toLowerCase()].includes(description.toLowerCase()),
  )

const recurringAmount = (item: { amount: Cents | null; basisPoints: number | null }, of: Cents): Cents =>
  item.amount ?? cents(roundDiv(of * BigInt(item.basisPoints!), 10_000n))
