import { writeInput } from '../../domain/pay/stored-input.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { GivenFacts } from '../../domain/payroll/person.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { dropLeaveInputs, holidayHoursOf, type LeaveRow, leaveOf } from '../../store/payroll/leave-inputs.ts'
import { lockPeriod, periodsWhere } from '../../store/payroll/pay-periods.ts'
import { saveInputs } from '../../store/payroll/period-inputs.ts'
import { severanceIn } from '../../store/people/severance.ts'
import { payoutsOf } from '../../store/time/time-off-payouts.ts'
import { placeLines } from '../../store/time/time-off-requests.ts'

/** Approved days go into the period that pays them, and what the period knows of leave is written anew. */
export async function placeLeave(work: Work, companyId: Id<'company'>): Promise<void> {
  const placed = await placeLines(work, companyId)
  const ids = [...new Set(placed.map(({ payPeriodId }) => payPeriodId))].sort()
  for (const payPeriodId of ids) {
    const userIds = placed.filter((line) => line.payPeriodId === payPeriodId).map(({ userId }) => userId)
    await refreshLeave(work, { companyId, payPeriodId }, userIds)
  }
}

/** The Regular W2 periods that contain a day: holidays are paid there. */
export async function refreshHolidays(work: Work, companyId: Id<'company'>, on: Day): Promise<void> {
  const periods = await periodsWhere(work, { companyId, workerType: 'W2', in: EDITABLE })
  const around = periods.filter(
    ({ periodType, beginDate, endDate }) => periodType === 'Regular' && beginDate <= on && on <= endDate,
  )
  for (const period of around) await refreshLeave(work, period)
}

/**
 * What leave, holidays, payouts and severance give to a period is recomputed whole, for everybody or for these people,
 * so that nothing is counted twice. A period that is no longer editable stays as it was paid. Answers whether that changed
 * anything.
 */
export async function refreshLeave(
  work: Work,
  key: { companyId: Id<'company'>; payPeriodId: Id<'payPeriod'> },
  userIds?: readonly string[],
): Promise<boolean> {
  const period = await lockPeriod(work, key)
  if (!period || !EDITABLE.includes(period.status)) return false
  const given = await givenByLeave(work, period, userIds)

  const rows = [...given].map(([userId, facts]) => ({ userId, data: writeInput(facts) }))
  const dropped = await dropLeaveInputs(work, period, { keep: [...given.keys()], among: userIds })
  const saved = await saveInputs(work, period, 'timeOff', rows)
  return dropped + saved > 0
}

/** What leave, holidays, payouts and severance give, by worker, as things stand. */
export async function givenByLeave(work: Work, period: PeriodFacts, userIds?: readonly string[]) {
  const leave = [...(await leaveOf(work, period, userIds)), ...(await holidayHoursOf(work, period, userIds))]
  const payouts = (await payoutsOf(work, period, userIds)).map((row) => ({ ...row, why: 'Leave Cash-Out' }))
  const severance = (await severanceIn(work, period, userIds)).map((row) => ({ ...row, why: 'Severance' }))
  const given = new Map<string, Pick<GivenFacts, 'leave' | 'compensation'>>()
  for (const row of leave) {
    const before = given.get(row.userId)
    given.set(row.userId, { ...before, leave: [...(before?.leave ?? []), ...linesOf(row)] })
  }
  for (const { userId, amount, why } of [...payouts, ...severance]) {
    const before = given.get(userId)
    const line = { description: why, amount: cents(amount), onLeaving: true }
    given.set(userId, { ...before, compensation: [...(before?.compensation ?? []), line] })
  }
  return given
}

/** The part that the balance did not cover, and everything of an Unpaid policy, is leave without pay. */
const linesOf = ({ type, hours, unpaidHours, isHourly }: LeaveRow) =>
  [
    { type, hours: hours - unpaidHours, paid: true },
    { type, hours: isHourly ? 0 : unpaidHours, paid: false },
  ].filter((line) => line.hours > 0)
