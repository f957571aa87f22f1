import { deadlineFor, earliestPayday, paydayFor } from '../../domain/calendar/payroll-dates.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import { type OfSchedule, ofSchedule } from '../../domain/payroll/schedule.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import { addDays, type Day } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'
import { paidThrough } from '../../store/payroll/paid-before.ts'
import { lockPeriod, periodsWhere } from '../../store/payroll/pay-periods.ts'
import { schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { saveMembers } from '../../store/payroll/period-inputs.ts'
import {
  betweenPeriod,
  leaveBetween,
  paidAgain,
  touchOpenPeriods,
} from '../../store/payroll/schedule-changes.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { BETWEEN_SCHEDULES } from '../../store/schedules/on-schedule.ts'
import {
  type HeldSchedule,
  heldSchedules,
  putOnSchedule,
  takeOffSchedule,
} from '../../store/schedules/worker-schedules.ts'
import { lastTimeDay, moveTime, periodsWithTime, unplaceLeave } from '../../store/time/leavers.ts'
import type { changeRefusals } from '../../wire/schedule-change.ts'
import { placeLeave, refreshLeave } from '../time/leave-in-pay.ts'
import { openBeside } from './open-beside.ts'
import { skipPeriod } from './skip-period.ts'

type Refuse = (name: keyof typeof changeRefusals, words?: Readonly<Record<string, string>>) => never

interface Asked {
  readonly name: string
  readonly from?: Day | undefined
}

/**
 * Puts somebody on another schedule from the first day of one of its periods on. The old schedule pays its periods that end
 * before; where the day falls into one, the days before it have a period of their own. A change that has not come is replaced.
 */
export async function changeSchedule(
  work: Work,
  worker: WorkerRow,
  asked: Asked,
  refuse: Refuse,
): Promise<void> {
  const { companyId, workerType } = worker
  const [schedule] = await schedulesOf(work, { companyId, workerType, name: asked.name || undefined })
  if (!schedule) return refuse('unknownSchedule', { name: asked.name, workerType })
  const next = ofSchedule(schedule)
  const held = await heldSchedules(work, worker)
  const last = held.at(-1)
  if ((last?.ofSchedule ?? null) === next && (!asked.from || asked.from === last?.from)) return
  if (worker.status === userMachine.state.Inactive) refuse('hasLeft')
  await touchOpenPeriods(work, worker)

  const replaced = last && isReplaced(last, asked, work.today) ? last : undefined
  const before = (replaced ? held.at(-2) : last)?.ofSchedule ?? null
  const paid = await paidThrough(work, worker)
  const isTakenBack = replaced !== undefined && before === next
  const after = later(paid, replaced ? undefined : last?.from)
  const from = isTakenBack ? replaced.from : await firstDay(work, worker, { next, after, asked }, refuse)
  const since = replaced && replaced.from < from ? replaced.from : from
  const worked = await lastTimeDay(work, worker)
  if (worked && worked >= since) refuse('timeEntered', { day: worked })

  if (replaced) await takeBack(work, worker, replaced, before)
  if (before !== next) {
    await putOnSchedule(work, worker, { from, ofSchedule: next })
    await payDaysBefore(work, worker, { from, before })
  }
  const again = await paidAgain(work, worker)
  if (again) refuse('paidAlready', { day: again })
  await goAlong(work, worker, since)
}

/** One that has not come, or one that would come after this one. */
const isReplaced = ({ from }: HeldSchedule, asked: Asked, today: Day): boolean =>
  from > today || (asked.from !== undefined && asked.from <= from)

const later = (a: Day | undefined, b: Day | undefined): Day | undefined =>
  a === undefined || (b !== undefined && b > a) ? b : a

/** The day that was asked for, or the next one: an open period of the schedule begins on it. */
async function firstDay(
  work: Work,
  { companyId, workerType }: WorkerRow,
  {
    next,
    after,
    asked,
  }: { readonly next: OfSchedule; readonly after: Day | undefined; readonly asked: Asked },
  refuse: Refuse,
): Promise<Day> {
  const open = await periodsWhere(work, { companyId, workerType, in: EDITABLE })
  const days = open
    .filter((period) => period.periodType === 'Regular' && period.ofSchedule === next)
    .map(({ beginDate }) => beginDate)
    .filter((day) => (after === undefined || day > after) && (asked.from || day >= work.today))
  const day = asked.from ? days.find((each) => each === asked.from) : days[0]
  return day ?? refuse('noBeginning', { days: days.slice(0, SHOWN).join(', ') || 'there is none' })
}

const SHOWN = 4

/** The days of the old schedule's period that the change falls into, with what was given for them. */
async function payDaysBefore(
  work: Work,
  worker: WorkerRow,
  { from, before }: { readonly from: Day; readonly before: OfSchedule },
): Promise<void> {
  const { companyId, workerType, userId, dateOfJoin } = worker
  const open = await periodsWhere(work, { companyId, workerType, in: EDITABLE })
  const split = open.find(
    ({ periodType, ofSchedule: of, beginDate, endDate }) =>
      periodType === 'Regular' && of === before && beginDate < from && from <= endDate,
  )
  if (!split || dateOfJoin >= from) return
  const between = await openBetween(work, split, addDays(from, -1))
  const member = { userId, included: true, amount: null, paymentMethod: null, paidOutside: false }
  await saveMembers(work, between, [{ ...member, reason: BETWEEN_SCHEDULES }])
  await moveTime(work, worker, { from: split, to: between })
  for (const period of [split, between]) await refreshLeave(work, period, [userId])
}

/** Paid with the period that it is a part of, or as soon as that can be. */
async function openBetween(work: Work, split: PeriodFacts, endDate: Day): Promise<PeriodFacts> {
  const there = await betweenPeriod(work, split, endDate)
  if (there) return (await lockPeriod(work, { companyId: split.companyId, payPeriodId: there }))!
  const soonest = earliestPayday(work.today)
  const payDate = split.payDate >= soonest ? split.payDate : paydayFor(soonest)
  return openBeside(work, split, { endDate, payDate, deadline: deadlineFor(payDate) })
}

/** A change that has paid nobody is as if it had not been said: its days go back to the period that they were taken from. */
async function takeBack(
  work: Work,
  worker: WorkerRow,
  { from }: HeldSchedule,
  before: OfSchedule,
): Promise<void> {
  const { companyId, workerType, userId } = worker
  await takeOffSchedule(work, worker, from)
  const left = await leaveBetween(work, worker, addDays(from, -1))
  if (!left) return
  const between = (await lockPeriod(work, { companyId, payPeriodId: left.payPeriodId }))!
  const open = await periodsWhere(work, { companyId, workerType, in: EDITABLE })
  const split = open.find(
    ({ periodType, ofSchedule: of, beginDate }) =>
      periodType === 'Regular' && of === before && beginDate === between.beginDate,
  )
  if (split) {
    await moveTime(work, worker, { from: between, to: split })
    await refreshLeave(work, split, [userId])
  }
  await refreshLeave(work, between, [userId])
  if (!left.isEmpty) return
  await skipPeriod(work, between, 'Nobody changes the pay schedule on that day any more')
}

/** Cards, what was given, and leave of the days from the change on stand in the periods that pay them now. */
async function goAlong(work: Work, worker: WorkerRow, since: Day): Promise<void> {
  const { companyId, workerType, userId } = worker
  const own = await periodsWhere(work, { companyId, workerType, of: worker, in: EDITABLE })
  const theirs = new Set(own.map(({ payPeriodId }) => payPeriodId))
  for (const id of await periodsWithTime(work, worker, since)) {
    if (theirs.has(id)) continue
    const from = (await lockPeriod(work, { companyId, payPeriodId: id }))!
    const day = from.beginDate > since ? from.beginDate : since
    const to = own.find(
      ({ periodType, beginDate, endDate }) => periodType === 'Regular' && beginDate <= day && day <= endDate,
    )
    if (to) await moveTime(work, worker, { from, to })
  }
  const without = await unplaceLeave(work, worker, since)
  for (const payPeriodId of without) await refreshLeave(work, { companyId, payPeriodId }, [userId])
  await placeLeave(work, companyId)
}
