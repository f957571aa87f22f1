import { add, type Cents, cents, roundDiv } from '../../kernel/money.ts'
import type { EarningType } from '../pay/elements.ts'
import { earningKinds } from '../pay/elements.ts'
import type { WageFacts } from '../pay/facts.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { forHours, type HourlyRate, hourlyRate, periodHours } from './hourly.ts'
import type { PeriodFacts } from './period.ts'
import type { BasePay, GivenFacts, PersonFacts } from './person.ts'
import { isHourly, salaryForDays, salaryOf } from './salary.ts'
import { type DayRange, type Span, spansOf, workdays } from './spans.ts'

/** What one person earns in one period, line by line, and the hours behind it (hundredths). */
export interface Earned {
  readonly earnings: readonly Earning[]
  readonly hours: number
}

export function earningsOf(person: PersonFacts, period: PeriodFacts): Earned {
  const wage = person.wages.at(-1)
  const spans = spansOf(person.wages, employedDays(person, period))
  const ground = { person, period, wage, spans, rate: wage && hourlyRate(spans, wage) }
  const lines: Earning[] = []
  const hours = base(lines, ground)
  leave(lines, ground)
  extras(lines, ground)
  return { earnings: lines.filter((line) => line.amount !== 0n), hours }
}

interface Ground {
  readonly person: PersonFacts
  readonly period: PeriodFacts
  /** The latest. */
  readonly wage: WageFacts | undefined
  readonly spans: readonly Span[]
  readonly rate: HourlyRate | undefined
}

/** The pay of the period itself: an amount given for it, base pay by code, a salary, hours. */
function base(lines: Earning[], ground: Ground): number {
  const { person, period, wage, rate } = ground
  const { given, member } = person
  if (member?.amount != null) {
    lines.push({ type: period.periodType === 'Off-Cycle' ? 'Bonus' : 'Regular', amount: member.amount })
    return 0
  }
  if (given.basePay) return basePay(lines, given.basePay, rate)
  if (!wage || !rate) return 0
  const paid =
    period.periodType === 'Regular' ? scheduled(lines, ground, wage) : beside(lines, ground, wage, rate)
  return paid + overtime(lines, given, wage, rate)
}

/** A wage that became hourly inside the period pays both ways, each for its days. */
function scheduled(lines: Earning[], { person, period, spans }: Ground, wage: WageFacts): number {
  const byHour = spans.filter((span) => isHourly(span.wage))
  const salaried = spans.filter((span) => !isHourly(span.wage))
  const { given } = person
  const absent = unpaidHours(given)
  // Of someone paid by the hour in the end, leave adds to the pay: it is not in the salary.
  const leave = isHourly(wage) ? given.leave?.filter(({ paid }) => !paid) : given.leave
  let hours = 0
  if (salaried.length > 0) hours += salary(lines, { spans: salaried, period, absent, leave: leave ?? [] })
  if (byHour.length > 0 || spans.length === 0) {
    hours += hourly(lines, given, hourlyRate(byHour, wage), salaried.length > 0 ? 0 : absent)
  }
  return hours
}

function salary(
  lines: Earning[],
  { spans, period, ...off }: { spans: readonly Span[]; period: PeriodFacts } & Off,
): number {
  const periodDays = workdays({ begin: period.beginDate, end: period.endDate })
  const days = spans.reduce((sum, span) => sum + span.days, 0)
  const whole = salaryOf(spans, period.frequency, periodDays)
  const full = periodHours(spans.at(-1)!.wage.weeklyHours, period.frequency)
  const held = periodDays === 0 ? 0 : Math.round((full * days) / periodDays)
  return salaryLines(lines, { whole, held, ...off })
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
  { whole, held, absent, leave }: { whole: Cents; held: number } & Off,
): number {
  if (held === 0) {
    lines.push({ type: 'Salary', amount: whole })
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
  lines.push({ type: 'Salary', amount: worth(left), hours: left / 100 }, ...onLeave)
  return left
}

/** Beside the schedule: hours if there are any; the salary of the days unless something else was asked for. */
function beside(lines: Earning[], { person, spans }: Ground, wage: WageFacts, rate: HourlyRate): number {
  const { given } = person
  if (isHourly(wage)) return hourly(lines, given, rate, unpaidHours(given))
  const isGiven = given.compensation?.some(({ onLeaving }) => !onLeaving)
  if (isGiven || given.retro || given.reimbursements || given.overtime) return 0
  const held = spans.reduce((sum, span) => sum + Math.round((span.wage.weeklyHours * span.days) / 5), 0)
  const off = { absent: unpaidHours(given), leave: given.leave ?? [] }
  return salaryLines(lines, { whole: salaryForDays(spans), held, ...off })
}

function hourly(lines: Earning[], given: GivenFacts, rate: HourlyRate, absent: number): number {
  const hours = Math.max(0, (given.hours ?? 0) - absent)
  if (hours > 0) lines.push({ type: 'Regular', amount: forHours(rate, hours), hours: hours / 100 })
  return hours
}

/** Overtime at its multiple of the hourly rate; the half above straight time is what the W-2 calls qualified. */
function overtime(lines: Earning[], given: GivenFacts, wage: WageFacts, rate: HourlyRate): number {
  if (wage.employeeType.includes('No overtime')) return 0
  let total = 0
  for (const { type, hours, multiplier, premium } of given.overtime ?? []) {
    const amount = forHours(rate, hours, multiplier)
    const isDouble = /double/i.test(type) || multiplier >= 200
    const above = premium ? multiplier : Math.max(0, multiplier - 100)
    const qualifiedOvertime = forHours(rate, hours, Math.min(50, above))
    const counted = premium ? 0 : hours
    lines.push({
      type: isDouble ? 'Double Time' : 'Overtime',
      amount,
      hours: counted / 100,
      qualifiedOvertime,
    })
    total += counted
  }
  return total
}

function basePay(lines: Earning[], rows: readonly BasePay[], usual: HourlyRate | undefined): number {
  let total = 0
  for (const { payCode, rate: given, hours, multiplier, amount } of rows) {
    const rate = given === null ? usual : { cents: given, per: 1n }
    const pay = amount ?? (rate ? forHours(rate, hours, multiplier) : cents(0n))
    const type = earningType(payCode) ?? (multiplier > 100 ? 'Overtime' : 'Differential')
    lines.push({ type, amount: pay, hours: hours / 100, description: payCode })
    total += hours
  }
  return total
}

/** Approved leave adds to an hourly worker's pay; a salaried worker's stands with the salary. */
function leave(lines: Earning[], { person, wage, rate }: Ground): void {
  if (!wage || !rate || !isHourly(wage)) return
  for (const { type, hours, paid } of person.given.leave ?? []) {
    if (!paid) continue
    lines.push({ ...leaveNamed(type), amount: forHours(rate, hours), hours: hours / 100 })
  }
}

const leaveNamed = (type: string) => ({
  type: earningType(type) ?? ('Paid Leave' as const),
  description: type,
})

function extras(lines: Earning[], { person: { given, recurring, exitDate }, period }: Ground): void {
  if (given.retro) lines.push({ type: 'Retro', ...given.retro })
  for (const { description, amount } of given.compensation ?? []) {
    lines.push({ type: earningType(description) ?? 'Bonus', amount, description })
  }
  for (const { type, amount } of given.reimbursements ?? []) {
    lines.push({ type: 'Reimbursement', amount, description: type })
  }
  // Who left before the period gets what was agreed for leaving, and nothing that goes with the work.
  if (exitDate !== null && exitDate < period.beginDate) return
  const soFar = add(...lines.filter(({ type }) => type !== 'Reimbursement').map(({ amount }) => amount))
  for (const item of recurring) {
    if (item.item === 'Deduction' || isRemoved(given, item.item, item.type)) continue
    const type = item.item === 'Reimbursement' ? 'Reimbursement' : (earningType(item.type) ?? 'Bonus')
    lines.push({ type, amount: recurringAmount(item, soFar), description: item.type })
  }
}

export const isRemoved = (given: GivenFacts, kind: string, description: string): boolean =>
  (given.removed ?? []).some(
    (removed) =>
      removed.kind === kind && ['', description.toLowerCase()].includes(removed.description.toLowerCase()),
  )

export const recurringAmount = (
  item: { amount: Cents | null; basisPoints: number | null },
  of: Cents,
): Cents => item.amount ?? cents(roundDiv(of * BigInt(item.basisPoints!), 10_000n))

const unpaidHours = (given: GivenFacts): number =>
  (given.unpaidHours ?? 0) +
  (given.leave ?? []).reduce((sum, { hours, paid }) => (paid ? sum : sum + hours), 0)

const byWord = new Map(Object.keys(earningKinds).map((type) => [type.toLowerCase(), type as EarningType]))
const earningType = (word: string): EarningType | undefined => byWord.get(word.trim().toLowerCase())

const employedDays = (person: PersonFacts, period: PeriodFacts): DayRange => ({
  begin: person.dateOfJoin > period.beginDate ? person.dateOfJoin : period.beginDate,
  end: person.exitDate !== null && person.exitDate < period.endDate ? person.exitDate : period.endDate,
})
