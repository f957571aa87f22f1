import { type Day, yearOf } from '../../../kernel/dates.ts'
import { usd } from '../../../kernel/money.ts'
import type { DepositSchedule, DepositStep, Sum } from '../../language/agencies.ts'
import { closeOf, dueAfter, dueOf, type OpenDays } from './periods.ts'

/** What is owed for the wages of a day, by tax, and what of it was deposited. */
export interface OwedOn {
  readonly payDate: Day
  readonly parts: readonly { readonly code: string; readonly amount: bigint }[]
  readonly deposited: bigint
}

export interface Scheduled {
  /** The schedule in force on a pay date; a day of 100,000 may have made it another. */
  readonly scheduleOn: (payDate: Day, made: string | undefined) => DepositSchedule | undefined
  readonly open: (calendar: DepositSchedule['calendar']) => OpenDays
  /** As the law allows, or without what it allows to keep back: small sums wait for no return. */
  readonly as: 'allowed' | 'prompt'
}

/**
 * By when the law wants what is owed for each pay date, as far as is known: what comes later may bring a sum about. A pay
 * date without a schedule has no day.
 */
export function dueDays(owed: readonly OwedOn[], given: Scheduled): ReadonlyMap<Day, Day> {
  const rows = byPayDate(owed)
  const { due } = walked(rows, given)
  return given.as === 'prompt' ? due : withReturns(rows, due, given)
}

/** The schedule that a day of 100,000 has made of another, by the pay dates on which it was in force. */
export const madeDays = (owed: readonly OwedOn[], given: Scheduled): ReadonlyMap<Day, string> =>
  walked(byPayDate(owed), given).madeOn

function walked(rows: readonly OwedOn[], given: Scheduled): Walk {
  const walk = new Walk(given)
  for (const row of rows) walk.take(row)
  walk.end()
  return walk
}

/** Several runs of one day are one payday. */
function byPayDate(owed: readonly OwedOn[]): readonly OwedOn[] {
  const days = new Map<Day, OwedOn>()
  for (const { payDate, parts, deposited } of owed) {
    const known = days.get(payDate)
    days.set(payDate, {
      payDate,
      parts: known ? [...known.parts, ...parts] : parts,
      deposited: (known?.deposited ?? 0n) + deposited,
    })
  }
  return [...days.values()].sort((a, b) => (a.payDate < b.payDate ? -1 : 1))
}

/** Goes through the pay dates in order. What is open was not asked for yet. */
class Walk {
  readonly due = new Map<Day, Day>()
  readonly madeOn = new Map<Day, string>()
  readonly #given: Scheduled
  #schedule: DepositSchedule | undefined
  #open: OwedOn[] = []
  #made: { readonly since: Day; readonly schedule: string } | undefined

  constructor(given: Scheduled) {
    this.#given = given
  }

  take(row: OwedOn): void {
    const made = this.#made && isStillMade(this.#made.since, row.payDate) ? this.#made.schedule : undefined
    if (made !== undefined) this.madeOn.set(row.payDate, made)
    const schedule = this.#given.scheduleOn(row.payDate, made)
    this.#close(schedule === this.#schedule ? row.payDate : undefined)
    this.#schedule = schedule
    if (schedule === undefined) return
    this.#open.push(row)
    this.#closeToday(schedule, row.payDate)
  }

  end(): void {
    this.#close(undefined)
  }

  /** A sum that is reached on a payday is due from that day, whatever comes later in the period. */
  #closeToday(schedule: DepositSchedule, payDate: Day): void {
    const step = schedule.steps.find(({ period }) => period === 'payday')
    if (step === undefined || !this.#isReached(step)) return
    this.#ask(step, schedule)
    if (step.makes !== undefined) this.#made = { since: payDate, schedule: step.makes }
  }

  /** Every period that has closed before the next pay date, or, without one, all of them. */
  #close(next: Day | undefined): void {
    const schedule = this.#schedule
    for (const step of schedule?.steps ?? []) {
      const last = this.#open.at(-1)
      if (last === undefined) return
      const isClosed = next === undefined || next > closeOf(step.period, last.payDate)
      if (isClosed && this.#isReached(step)) this.#ask(step, schedule!)
    }
  }

  #ask(step: DepositStep, schedule: DepositSchedule): void {
    const day = dueOf(step, this.#open.at(-1)!.payDate, this.#given.open(schedule.calendar))
    for (const { payDate } of this.#open) this.due.set(payDate, day)
    this.#open = []
  }

  #isReached({ once, period }: DepositStep): boolean {
    if (once === undefined) return true
    if (once.undeposited && this.#given.as === 'prompt') return true
    const last = closeOf(period, this.#open.at(-1)!.payDate)
    const sum = this.#open.reduce((total, row) => {
      const isEarlier = closeOf(period, row.payDate) < last
      return total + counted(row, once) - (once.undeposited && isEarlier ? row.deposited : 0n)
    }, 0n)
    return once.over === undefined ? sum >= usd(once.atLeast ?? 0) : sum > usd(once.over)
  }
}

const counted = ({ parts }: OwedOn, { of }: Sum): bigint =>
  parts.reduce((sum, { code, amount }) => (of === undefined || of.includes(code) ? sum + amount : sum), 0n)

const isStillMade = (since: Day, payDate: Day): boolean =>
  payDate > since && yearOf(payDate) <= yearOf(since) + 1

/** A year that stays below the sum may be paid with its return. */
function withReturns(rows: readonly OwedOn[], due: ReadonlyMap<Day, Day>, given: Scheduled) {
  const later = new Map(due)
  for (const { payDate } of rows) {
    const schedule = given.scheduleOn(payDate, undefined)
    if (schedule?.withReturn === undefined) continue
    const ofYear = rows.filter((row) => yearOf(row.payDate) === yearOf(payDate))
    if (ofYear.reduce((sum, row) => sum + counted(row, {}), 0n) >= usd(schedule.withReturn.under)) continue
    const close = closeOf('year', payDate)
    later.set(payDate, dueAfter(schedule.withReturn.due, close, given.open(schedule.calendar)))
  }
  return later
}
