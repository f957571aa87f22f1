import { addDays, type Day, daysBetween, weekday } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { type Chosen, needTable, tableOn } from '../../law/engine/editions.ts'
import type { DailyStep, OvertimeRule } from '../../law/language/labor.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Confidence } from '../../law/language/types.ts'

/** Time is whole minutes; hours are only printed. */
export type Minutes = number

export interface Workweek {
  readonly state: string
  /** The seven days of the employer's workweek, in order; a day without work has no minutes. */
  readonly days: readonly WorkedDay[]
  /** The hourly rate, where a rule asks for it (Nevada); unknown counts as protected. */
  readonly hourly?: Cents | undefined
  /** A lawful alternative schedule lifts the first daily limit (four tens: 10). */
  readonly agreedDailyHours?: number | undefined
}

export interface WorkedDay {
  readonly day: Day
  readonly minutes: Minutes
  /** The longest stretch begun this day, where it runs through midnight. */
  readonly consecutive?: Minutes | undefined
}

export interface HoursSplit {
  readonly standard: Minutes
  readonly overtime: Minutes
  readonly doubleTime: Minutes
  /** Hours over forty that the FLSA itself pays at one and a half: the base of W-2 code TT. */
  readonly flsaOvertime: Minutes
  readonly rule: OvertimeRule
  readonly confidence: Confidence
  readonly reasons: readonly Reason[]
}

interface Reason {
  readonly day: Day
  readonly minutes: Minutes
  readonly pays: 'overtime' | 'doubleTime'
  readonly why: string
}

const HOUR = 60

/** Splits one workweek. An hour is counted once: daily first, then straight hours beyond the week's. */
export function splitWorkweek(week: Workweek, lookUp: LookUp = {}): HoursSplit {
  const { law: rule, confidence } = overtimeOn(week.state, week.days[0]!.day, lookUp)
  const total = week.days.reduce((sum, { minutes }) => sum + minutes, 0)
  const limit = rule.weekly * HOUR
  const reasons: Reason[] = []

  let straight = 0
  for (const [at, worked] of week.days.entries()) {
    const ofDay = splitDay(stepsFor(rule, { week, at, total, lookUp }), worked, rule)
    reasons.push(...ofDay)
    const left = worked.minutes - sumOf(ofDay)
    const over = Math.max(0, straight + left - limit) - Math.max(0, straight - limit)
    if (over > 0) {
      reasons.push({
        day: worked.day,
        minutes: over,
        pays: 'overtime',
        why: `over ${rule.weekly} hours a week`,
      })
    }
    straight += left
  }

  const paying = (kind: Reason['pays']) => sumOf(reasons.filter(({ pays }) => pays === kind))
  const [overtime, doubleTime] = [paying('overtime'), paying('doubleTime')]
  return {
    standard: total - overtime - doubleTime,
    overtime,
    doubleTime,
    flsaOvertime: Math.max(0, total - 40 * HOUR),
    rule,
    confidence,
    reasons: confidence === 'provisional' ? reasons.map(provisionally) : reasons,
  }
}

const provisionally = (reason: Reason): Reason => ({ ...reason, why: `${reason.why} (provisional)` })

/** Work over any span, as whole workweeks that begin on `weekStart` (0 = Sunday); work of one day is one day's. */
export function workweeks(worked: readonly WorkedDay[], weekStart = 0): WorkedDay[][] {
  const byDay = new Map<Day, WorkedDay>()
  for (const each of worked) {
    const before = byDay.get(each.day)
    byDay.set(each.day, { ...before, ...each, minutes: (before?.minutes ?? 0) + each.minutes })
  }
  const weeks = new Map<Day, WorkedDay[]>()
  for (const day of [...byDay.keys()].sort()) {
    const first = addDays(day, -((weekday(day) - weekStart + 7) % 7))
    const week =
      weeks.get(first) ?? Array.from({ length: 7 }, (_, at) => ({ day: addDays(first, at), minutes: 0 }))
    week[daysBetween(first, day)] = byDay.get(day)!
    weeks.set(first, week)
  }
  return [...weeks.values()]
}

/** A state without a rule of its own follows the Fair Labor Standards Act. */
export const overtimeOn = (state: string, on: Day, lookUp: LookUp = {}): Chosen<OvertimeRule> =>
  tableOn('overtime', state, on, lookUp) ?? needTable('overtime', 'US', on, lookUp)

interface DayOf {
  readonly week: Workweek
  readonly at: number
  /** Of the whole week. */
  readonly total: Minutes
  readonly lookUp: LookUp
}

function stepsFor(rule: OvertimeRule, { week, at, total, lookUp }: DayOf): readonly DailyStep[] {
  const isSeventh = at === 6 && week.days.every(({ minutes }) => minutes > 0)
  const needsLongWeek = rule.seventhDayOnlyOverWeekly === true && total <= rule.weekly * HOUR
  if (isSeventh && rule.seventhDay && !needsLongWeek) return rule.seventhDay
  if (!rule.daily || isPaidAbove(rule, week, lookUp)) return []
  const agreed = week.agreedDailyHours
  return agreed === undefined
    ? rule.daily
    : rule.daily.map((step) =>
        step.pays === 'overtime' ? { ...step, over: Math.max(step.over, agreed) } : step,
      )
}

function splitDay(steps: readonly DailyStep[], worked: WorkedDay, rule: OvertimeRule): Reason[] {
  const stretch = rule.countsConsecutiveHours
    ? Math.max(worked.minutes, worked.consecutive ?? 0)
    : worked.minutes
  const reasons: Reason[] = []
  for (const [at, { over, pays }] of steps.entries()) {
    const top = Math.min(stretch, (steps[at + 1]?.over ?? Number.POSITIVE_INFINITY) * HOUR)
    const minutes = Math.min(worked.minutes, top - over * HOUR)
    if (minutes > 0) reasons.push({ day: worked.day, minutes, pays, why: whyOf(over) })
  }
  return reasons
}

const whyOf = (over: number): string =>
  over === 0 ? 'seventh day of the workweek' : `over ${over} hours a day`

/** Nevada's daily rule is for those below one and a half times the minimum wage. */
function isPaidAbove(rule: OvertimeRule, { hourly, days }: Workweek, lookUp: LookUp): boolean {
  if (rule.dailyBelowWageTimes === undefined || hourly === undefined) return false
  const least = tableOn('minimumWage', rule.where, days[0]!.day, lookUp)?.law.hourly
  return least !== undefined && 2n * hourly >= 3n * least
}

const sumOf = (reasons: readonly Reason[]): Minutes => reasons.reduce((sum, { minutes }) => sum + minutes, 0)
