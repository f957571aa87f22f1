import { addDays, type Day, weekday } from '../../kernel/dates.ts'
import type { FinalPayRule, PaySpan } from '../language/final-pay.ts'
import type { LookUp } from '../language/look-up.ts'
import type { StateCode } from '../language/states.ts'
import { needTable } from './editions.ts'

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

/** The last day on which final wages are paid in time, by the rule in force on the last day of work. */
export function finalPayDue(leaving: Leaving, lookUp: LookUp = {}): Day {
  const { state, reason, lastDay, noticeDays = 0 } = leaving
  const rule = needTable('finalPay', state, lastDay, lookUp).law[reason]
  if (rule.noticeDays !== undefined && noticeDays >= rule.noticeDays) return lastDay

  const due = combine(rule, rule.within && after(lastDay, rule.within, leaving), nextPayday(rule, leaving))
  const latest = rule.atMost === undefined ? due : addDays(lastDay, rule.atMost)
  return due < latest ? due : latest
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
function after(from: Day, { count, unit }: PaySpan, { isWorkingDay = isWeekday }: Leaving): Day {
  if (unit === 'days') return addDays(from, count)
  let at = from
  for (let left = count; left > 0; ) {
    at = addDays(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

const isWeekday = (on: Day): boolean => weekday(on) % 6 !== 0
