import { addDays, type Day, day, weekday } from '../../../kernel/dates.ts'
import type { SourceKeys } from '../../language/sources.ts'
import type { StateCode } from '../../language/states.ts'
import type { Confidence } from '../../language/types.ts'
import { cite } from '../sources/sources.ts'

interface FinalPayRule {
  /** The days allowed after the last day of work; `undefined` leaves only the payday. */
  readonly within: Span | undefined
  /** How the span and the next regular payday combine. */
  readonly payday: 'not used' | 'alone' | 'earlier' | 'later'
  /** The payday counts only if it is at least this far off; otherwise the one after it (Alaska, Minnesota). */
  readonly paydayAtLeast?: Span
  /** Never later than so many days, whatever the payday. */
  readonly atMost?: number
  /** With so many days' notice the pay is due on the last day (California, Oregon). */
  readonly noticeDays?: number
  /** The span runs from the worker's written demand; without one it is counted from the last day. */
  readonly onDemand?: true
  /** The state has no rule of its own; the next regular payday is what wages are due on. */
  readonly noStateLaw?: true
}

interface Span {
  readonly count: number
  readonly unit: 'days' | 'workingDays'
}

export interface FinalPay {
  readonly state: StateCode
  readonly discharged: FinalPayRule
  readonly dischargedText: string
  readonly resigned: FinalPayRule
  readonly resignedText: string
  readonly confidence: Confidence
  readonly source: string
}

export interface Leaving {
  readonly state: StateCode
  readonly reason: 'discharged' | 'resigned'
  readonly lastDay: Day
  /** Regular paydays in order, from the last day on. */
  readonly paydays: readonly Day[]
  /** Days of notice that a resigning worker gave. */
  readonly noticeDays?: number
  readonly isWorkingDay?: (on: Day) => boolean
}

export const finalPayCheckedThrough: Day = day('2026-12-31')

/** The last day on which final wages are paid in time. */
export function finalPayDue(leaving: Leaving): Day {
  const rule = finalPayOf(leaving.state)[leaving.reason]
  const { lastDay, noticeDays = 0 } = leaving
  if (rule.noticeDays !== undefined && noticeDays >= rule.noticeDays) return lastDay

  const due = combine(rule, rule.within && after(lastDay, rule.within, leaving), nextPayday(rule, leaving))
  const latest = rule.atMost === undefined ? due : addDays(lastDay, rule.atMost)
  return due < latest ? due : latest
}

export function finalPayOf(state: StateCode): FinalPay {
  return finalPays.get(state)!
}

function combine(rule: FinalPayRule, span: Day | undefined, payday: Day | undefined): Day {
  const only = rule.payday === 'alone' ? payday : rule.payday === 'not used' ? span : undefined
  if (only !== undefined) return only
  if (span === undefined || payday === undefined) {
    const known = span ?? payday
    if (known === undefined) throw new Error('final pay needs the paydays after the last day of work')
    return known
  }
  return rule.payday === 'later' ? (span > payday ? span : payday) : span < payday ? span : payday
}

function nextPayday(rule: FinalPayRule, leaving: Leaving): Day | undefined {
  const earliest = rule.paydayAtLeast ? after(leaving.lastDay, rule.paydayAtLeast, leaving) : leaving.lastDay
  return leaving.paydays.find((payday) => payday >= earliest)
}

/** Working days are Monday to Friday unless the caller brings a calendar with holidays. */
function after(from: Day, { count, unit }: Span, { isWorkingDay = isWeekday }: Leaving): Day {
  if (unit === 'days') return addDays(from, count)
  let at = from
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

const isWeekday = (on: Day): boolean => weekday(on) % 6 !== 0

const days = (count: number): FinalPayRule & Span => ({
  count,
  unit: 'days',
  within: { count, unit: 'days' },
  payday: 'not used',
})
const workingDays = (count: number): FinalPayRule & Span => ({
  count,
  unit: 'workingDays',
  within: { count, unit: 'workingDays' },
  payday: 'not used',
})
const atOnce: FinalPayRule = days(0)
const payday: FinalPayRule = { within: undefined, payday: 'alone' }
const noRule: FinalPayRule = { ...payday, noStateLaw: true }
const earlier = (rule: FinalPayRule): FinalPayRule => ({ ...rule, payday: 'earlier' })
const later = (rule: FinalPayRule): FinalPayRule => ({ ...rule, payday: 'later' })
const onDemand = (rule: FinalPayRule): FinalPayRule => ({ ...rule, onDemand: true })
const withNotice = (noticeDays: number, rule: FinalPayRule): FinalPayRule => ({ ...rule, noticeDays })

type Row = readonly [StateCode, FinalPayRule, string, FinalPayRule, string, Confidence, SourceKeys]

// biome-ignore format: one state a line
const rows: readonly Row[] = [
  ['AK', workingDays(3), '3 working days', { ...payday, paydayAtLeast: workingDays(3) }, 'next regular payday at least 3 working days after notice', 'verified', 'wpr-final+moneymade'],
  ['AL', noRule, 'no state law', noRule, 'no state law', 'verified', 'wpr-final+moneymade'],
  ['AR', payday, 'next regular payday; double if not paid within 7 days after it', payday, 'next regular payday', 'verified', 'wpr-final+moneymade'],
  ['AZ', earlier(workingDays(7)), 'earlier of 7 working days and end of next regular pay period', payday, 'next regular payday', 'verified', 'wpr-final+moneymade'],
  ['CA', atOnce, 'immediately at discharge', withNotice(3, days(3)), '72 hours; on last day if >= 72 h notice', 'verified', 'wpr-final+moneymade'],
  ['CO', atOnce, 'immediately (6 h after accounting opens next workday / 24 h if off-site)', payday, 'next regular payday', 'recalled', 'own'],
  ['CT', workingDays(1), 'next business day', payday, 'next regular payday', 'recalled', 'own'],
  ['DC', workingDays(1), 'next business day', earlier(days(7)), 'earlier of next payday and 7 days', 'recalled', 'own'],
  ['DE', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['FL', noRule, 'no state law', noRule, 'no state law', 'recalled', 'own'],
  ['GA', noRule, 'no state law', noRule, 'no state law', 'verified', 'wpr-final+moneymade'],
  ['HI', atOnce, 'immediately, or next business day if not possible', payday, 'next payday; last day if one pay period\'s notice', 'recalled', 'own'],
  ['IA', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['ID', earlier(workingDays(10)), 'earlier of next payday and 10 days (excl. weekends/holidays); 48 h on written request', earlier(workingDays(10)), 'earlier of next payday and 10 days (excl. weekends/holidays); 48 h on written request', 'recalled', 'own'],
  ['IL', payday, 'at separation if possible, no later than next payday', payday, 'at separation if possible, no later than next payday', 'recalled', 'own'],
  ['IN', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['KS', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['KY', later(days(14)), 'later of next payday and 14 days', later(days(14)), 'later of next payday and 14 days', 'recalled', 'own'],
  ['LA', earlier(days(15)), 'earlier of next payday and 15 days', earlier(days(15)), 'earlier of next payday and 15 days', 'recalled', 'own'],
  ['MA', atOnce, 'day of discharge (treble damages if late)', payday, 'next payday, or following Saturday if none', 'recalled', 'own'],
  ['MD', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['ME', earlier(days(14)), 'earlier of next payday and 2 weeks after demand', earlier(days(14)), 'earlier of next payday and 2 weeks after demand', 'recalled', 'own'],
  ['MI', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['MN', onDemand(days(1)), 'within 24 h of written demand', { ...payday, paydayAtLeast: days(5), atMost: 20 }, 'next payday; if < 5 days away the following one, max 20 days', 'recalled', 'own'],
  ['MO', atOnce, 'day of discharge', noRule, 'no state law (next payday)', 'recalled', 'own'],
  ['MS', noRule, 'no state law', noRule, 'no state law', 'recalled', 'own'],
  ['MT', atOnce, 'immediately (4 h / end of day) unless written policy: earlier of next payday and 15 days', earlier(days(15)), 'earlier of next payday and 15 days', 'recalled', 'own'],
  ['NC', payday, 'next regular payday', payday, 'next regular payday', 'verified', 'wpr-final+moneymade'],
  ['ND', earlier(days(15)), 'earlier of next payday and 15 days', payday, 'next regular payday', 'recalled', 'own'],
  ['NE', earlier(days(14)), 'earlier of next payday and 2 weeks', earlier(days(14)), 'earlier of next payday and 2 weeks', 'recalled', 'own'],
  ['NH', days(3), '72 hours (layoff: next payday)', payday, 'next payday; 72 h if one pay period\'s notice', 'verified', 'wpr-final+moneymade'],
  ['NJ', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['NM', days(5), '5 days (10 for piece/commission)', payday, 'next regular payday', 'verified', 'wpr-final+moneymade'],
  ['NV', atOnce, 'immediately (penalty after 3 days)', earlier(days(7)), 'earlier of next payday and 7 days', 'recalled', 'own'],
  ['NY', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['OH', payday, 'semi-monthly rule: 1st for first half of prior month, 15th for second half', payday, 'semi-monthly rule: 1st for first half of prior month, 15th for second half', 'recalled', 'own'],
  ['OK', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['OR', workingDays(1), 'end of first business day after discharge', withNotice(2, earlier(workingDays(5))), 'last day if 48 h notice; else earlier of 5 business days and next payday', 'recalled', 'own'],
  ['PA', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['RI', payday, 'next payday (24 h if business closes/moves)', payday, 'next regular payday', 'recalled', 'own'],
  ['SC', { ...later(days(2)), atMost: 30 }, '48 hours or next payday (max 30 days)', payday, 'the same in practice', 'verified', 'wpr-final+moneymade'],
  ['SD', payday, 'next payday (or when employer property returned)', payday, 'next payday (or when employer property returned)', 'recalled', 'own'],
  ['TN', later(days(21)), 'later of next payday and 21 days', later(days(21)), 'later of next payday and 21 days', 'recalled', 'own'],
  ['TX', days(6), '6 calendar days', payday, 'next regular payday', 'verified', 'wpr-final+moneymade'],
  ['UT', days(1), '24 hours', payday, 'next regular payday', 'verified', 'wpr-final+moneymade'],
  ['VA', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['VT', days(3), '72 hours', payday, 'next payday, or next Friday if none', 'verified', 'wpr-final+moneymade'],
  ['WA', payday, 'end of the established pay period (next payday)', payday, 'end of the established pay period (next payday)', 'verified', 'wpr-final+moneymade'],
  ['WI', payday, 'next payday (24 h if business closes)', payday, 'next payday', 'recalled', 'own'],
  ['WV', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
  ['WY', payday, 'next regular payday', payday, 'next regular payday', 'recalled', 'own'],
]

const finalPays: ReadonlyMap<StateCode, FinalPay> = new Map(
  rows.map(([state, discharged, dischargedText, resigned, resignedText, confidence, source]) => [
    state,
    { state, discharged, dischargedText, resigned, resignedText, confidence, source: cite(source) },
  ]),
)
