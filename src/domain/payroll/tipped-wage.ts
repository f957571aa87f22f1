import { add, atLeastZero, type Cents, cents, ZERO } from '../../kernel/money.ts'
import type { EarningType } from '../pay/elements.ts'
import { creditOfTips, type WageFloor, wageFloor } from '../pay/minimum-wage.ts'
import type { Earning, MakeUpWeek } from '../pay/paycheck-types.ts'
import { countsForOvertime } from '../pay/regular-rate.ts'
import { forHours } from './hourly.ts'
import type { Reckoned } from './overtime-pay.ts'
import type { PeriodFacts } from './period.ts'
import type { PersonFacts, TipWeek } from './person.ts'
import { daysIn } from './spans.ts'
import { earningType } from './words.ts'

/** Pay for hours beside the minimum wage of their place, week by week where the weeks are told. */
export interface WageCheck {
  readonly floor: WageFloor
  readonly weeks: readonly MakeUpWeek[]
  /** One week, or all of them are told and add up; else the period is taken as one. */
  readonly isByWeek: boolean
  /** What the weeks lack, less what was added for it. */
  readonly short: Cents
}

export interface WagePaid {
  readonly person: PersonFacts
  readonly period: PeriodFacts
  readonly earnings: readonly Earning[]
}

export const TIPS: ReadonlySet<EarningType> = new Set(['Tips', 'Cash Tips'])
const MAKE_UP: EarningType = 'Tip Make-Up'

/** Whoever gets tips with this pay, or of whom weeks are told, also those without a tip. */
export const isTipped = ({ given, recurring }: PersonFacts): boolean =>
  given.tipWeeks !== undefined ||
  (given.compensation ?? []).some(({ description, as = description }) => isTip(as)) ||
  recurring.some(({ item, type, as = type }) => item === 'AdditionalCompensation' && isTip(as))

const isTip = (word: string): boolean => TIPS.has(earningType(word) ?? 'Bonus')

/** Undefined where no minimum wage is on file, or none of the tips' credit: `what` is missing. */
export function checkWage(
  paid: WagePaid,
  { hours, plain }: Pick<Reckoned, 'hours' | 'plain'>,
): WageCheck | { readonly missing: 'wage' | 'credit' } {
  const { person, period, earnings } = paid
  const floor = wageFloor(person.work, period.endDate)
  if (floor === undefined) return { missing: 'wage' }
  const pay = add(...earnings.map((line) => straightOf(line, plain)))
  const tips = add(...earnings.filter(({ type }) => TIPS.has(type)).map(({ amount }) => amount))
  const { weeks, isByWeek } = weeksOf(paid, { hours, tips })
  const checked: MakeUpWeek[] = []
  let [met, shared] = [0, 0n]
  for (const week of weeks) {
    met += week.hours
    const upTo = (pay * BigInt(met)) / BigInt(hours)
    const found = checkWeek(week, cents(upTo - shared), wageFloor(person.work, week.end) ?? floor)
    if (found === undefined) return { missing: 'credit' }
    checked.push(found)
    shared = upTo
  }
  const added = add(...earnings.filter(({ type }) => type === MAKE_UP).map(({ amount }) => amount))
  const short = checked.reduce<bigint>((sum, week) => sum + week.short, 0n)
  return { floor, weeks: checked, isByWeek, short: atLeastZero(short - added) }
}

/** The line that pays what the weeks of a tipped worker lack; undefined where they lack nothing that is known. */
export function makeUpLine(paid: WagePaid, reckoned: Reckoned | undefined): Earning | undefined {
  if (!reckoned?.isOwed || reckoned.hours === 0 || !isTipped(paid.person)) return undefined
  const check = checkWage(paid, reckoned)
  if ('missing' in check || check.short === ZERO) return undefined
  return { type: MAKE_UP, amount: check.short, makeUp: check.weeks.filter(({ short }) => short > 0n) }
}

/** The credit is looked up only where the pay alone does not suffice. */
function checkWeek({ end, hours, tips }: TipWeek, cash: Cents, floor: WageFloor): MakeUpWeek | undefined {
  const required = (floor.hourly * BigInt(hours) + 99n) / 100n
  const credit = cash >= required || tips === ZERO ? ZERO : creditOfTips(floor, { tips, hours })
  if (credit === null) return undefined
  const short = atLeastZero(required - cash - credit)
  return { end, hours, hourly: floor.hourly, law: floor.law, cash, tips, credit, short }
}

/** Weeks that do not add up to what is paid are no weeks of this pay. */
function weeksOf(
  { person, period }: WagePaid,
  whole: { readonly hours: number; readonly tips: Cents },
): { readonly weeks: readonly TipWeek[]; readonly isByWeek: boolean } {
  const told = person.given.tipWeeks
  if (told && addsUp(told, whole)) return { weeks: told, isByWeek: true }
  const days = daysIn({ begin: period.beginDate, end: period.endDate })
  return { weeks: [{ end: period.endDate, ...whole }], isByWeek: told === undefined && days <= 7 }
}

const addsUp = (
  weeks: readonly TipWeek[],
  whole: { readonly hours: number; readonly tips: Cents },
): boolean =>
  weeks.reduce((sum, { hours }) => sum + hours, 0) === whole.hours &&
  add(...weeks.map(({ tips }) => tips)) === whole.tips

/** What counts as pay for the hours: the extra of overtime does not. */
function straightOf(line: Earning, plain: Reckoned['plain']): Cents {
  if (countsForOvertime[line.type]) return line.amount
  return OVERTIME.has(line.type) ? forHours(plain, Math.round((line.hours ?? 0) * 100)) : ZERO
}

const OVERTIME: ReadonlySet<string> = new Set(['Overtime', 'Double Time'])
