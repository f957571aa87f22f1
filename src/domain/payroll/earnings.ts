import { add, type Cents, cents, roundDiv } from '../../kernel/money.ts'
import type { EarningType } from '../pay/elements.ts'
import { earningKinds } from '../pay/elements.ts'
import type { Earning } from '../pay/paycheck-types.ts'
import { forHours, hourlyRate, periodHours } from './hourly.ts'
import type { PeriodFacts } from './period.ts'
import type { BasePay, GivenFacts, PersonFacts, WageFacts } from './person.ts'
import { isHourly, type Stretch, salaryForDays, salaryOf } from './salary.ts'

/** What one person earns in one period, line by line, and the hours behind it (hundredths). */
export interface Earned {
  readonly earnings: readonly Earning[]
  readonly hours: number
}

export function earningsOf(person: PersonFacts, period: PeriodFacts): Earned {
  const wage = person.wages.at(-1)
  const employed = employedDays(person, period)
  const lines: Earning[] = []
  const hours = base(lines, { person, period, wage, employed })
  if (wage) leave(lines, person, wage)
  extras(lines, person)
  return { earnings: lines.filter((line) => line.amount !== 0n), hours }
}

interface Ground {
  readonly person: PersonFacts
  readonly period: PeriodFacts
  readonly wage: WageFacts | undefined
  readonly employed: Stretch
}

/** The pay of the period itself: an amount given for it, base pay by code, a salary, or hours. */
function base(lines: Earning[], ground: Ground): number {
  const { person, period, wage, employed } = ground
  const { given, member } = person
  if (member?.amount != null) {
    lines.push({ type: period.periodType === 'Missing' ? 'Regular' : 'Bonus', amount: member.amount })
    return 0
  }
  if (given.basePay) return basePay(lines, given.basePay, wage)
  if (!wage) return 0
  if (isHourly(wage)) return hourly(lines, given, wage)
  if (period.periodType !== 'Regular') {
    const asked = given.compensation || given.retro || given.reimbursements
    if (!asked) lines.push({ type: 'Salary', amount: salaryForDays(wage, employed) })
    return 0
  }
  return salaried(lines, ground, wage)
}

function salaried(lines: Earning[], { person, period, employed }: Ground, wage: WageFacts): number {
  const { frequency } = period
  const stretch = { begin: period.beginDate, end: period.endDate }
  const salary = salaryOf(person.wages, { frequency, period: stretch, employed })
  const full = periodHours(wage.weeklyHours, frequency)
  const absent = unpaidHours(person.given)
  // Unpaid hours take their share of the period; paid leave replaces hours and leaves the salary whole.
  const docked =
    full === 0 ? salary : cents(roundDiv(salary * BigInt(Math.max(0, full - absent)), BigInt(full)))
  lines.push({ type: 'Salary', amount: docked, hours: Math.max(0, full - absent) / 100 })
  overtime(lines, person.given, wage)
  return Math.max(0, full - absent)
}

function hourly(lines: Earning[], given: GivenFacts, wage: WageFacts): number {
  const hours = Math.max(0, (given.hours ?? 0) - unpaidHours(given))
  if (hours > 0)
    lines.push({ type: 'Regular', amount: forHours(hourlyRate(wage), hours), hours: hours / 100 })
  return hours + overtime(lines, given, wage)
}

/** Overtime at its multiple of the hourly rate; the half above straight time is what the W-2 calls qualified. */
function overtime(lines: Earning[], given: GivenFacts, wage: WageFacts): number {
  if (wage.employeeType.includes('No overtime')) return 0
  let total = 0
  for (const { type, hours, multiplier } of given.overtime ?? []) {
    const amount = forHours(hourlyRate(wage), hours, multiplier)
    const isDouble = /double/i.test(type) || multiplier >= 200
    const qualifiedOvertime = forHours(hourlyRate(wage), hours, Math.min(50, Math.max(0, multiplier - 100)))
    lines.push({ type: isDouble ? 'Double Time' : 'Overtime', amount, hours: hours / 100, qualifiedOvertime })
    total += hours
  }
  return total
}

function basePay(lines: Earning[], rows: readonly BasePay[], wage: WageFacts | undefined): number {
  let total = 0
  for (const { payCode, rate, hours, multiplier, amount } of rows) {
    const hourlyOf = rate === null ? wage && hourlyRate(wage) : { cents: rate, per: 1n }
    const pay = amount ?? (hourlyOf ? forHours(hourlyOf, hours, multiplier) : cents(0n))
    const type = earningType(payCode) ?? (multiplier > 100 ? 'Overtime' : 'Differential')
    lines.push({ type, amount: pay, hours: hours / 100, description: payCode })
    total += hours
  }
  return total
}

/** Approved leave adds to an hourly worker's pay and replaces a salaried worker's hours. */
function leave(lines: Earning[], { given }: PersonFacts, wage: WageFacts): void {
  if (!isHourly(wage)) return
  for (const { type, hours, paid } of given.leave ?? []) {
    if (!paid) continue
    const amount = forHours(hourlyRate(wage), hours)
    lines.push({ type: earningType(type) ?? 'Paid Leave', amount, hours: hours / 100, description: type })
  }
}

function extras(lines: Earning[], { given, recurring }: PersonFacts): void {
  if (given.retro) lines.push({ type: 'Retro', ...given.retro })
  for (const { description, amount } of given.compensation ?? []) {
    lines.push({ type: earningType(description) ?? 'Bonus', amount, description })
  }
  for (const { type, amount } of given.reimbursements ?? []) {
    lines.push({ type: 'Reimbursement', amount, description: type })
  }
  const soFar = add(...lines.filter(({ type }) => type !== 'Reimbursement').map(({ amount }) => amount))
  for (const item of recurring) {
    if (item.item === 'Deduction' || isRemoved(given, item.item, item.type)) continue
    const type = item.item === 'Reimbursement' ? 'Reimbursement' : (earningType(item.type) ?? 'Bonus')
    lines.push({ type, amount: recurringAmount(item, soFar), description: item.type })
  }
}

export const isRemoved = (given: GivenFacts, kind: string, description: string): boolean =>
  (given.removed ?? []).some(
    (removed) => removed.kind === kind && ['', description].includes(removed.description),
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

const employedDays = (person: PersonFacts, period: PeriodFacts): Stretch => ({
  begin: person.dateOfJoin > period.beginDate ? person.dateOfJoin : period.beginDate,
  end: person.exitDate !== null && person.exitDate < period.endDate ? person.exitDate : period.endDate,
})
