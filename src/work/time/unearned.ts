import type { WageFacts } from '../../domain/pay/facts.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import { workdays } from '../../domain/payroll/spans.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { loadWages } from '../../store/people/wages.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { type UnearnedCheck, unearnedChecks } from '../../store/time/leavers.ts'
import type { AccountRow } from '../../store/time/time-off-accounts.ts'

/** Hundredths of hours worked through a day that have not earned time off yet, account by account; and the wage then. */
export async function unearnedThrough(work: Work, worker: WorkerRow, lastDay: Day) {
  const wages = await loadWages(work, worker)
  const checks = await unearnedChecks(work, worker)
  const open = await unpaidPeriods(work, worker, lastDay)

  const wage = wageOn(wages, lastDay)
  const given = { checks, open, lastDay, weeklyHours: wage?.weeklyHours ?? 0 }
  return { wage, hoursOf: (account: AccountRow): number => unearned(account, given) }
}

/** Regular periods through the last day that no run has paid. */
async function unpaidPeriods(work: Work, worker: WorkerRow, lastDay: Day) {
  const { companyId, workerType } = worker
  const open = await periodsWhere(work, { companyId, workerType, of: worker, in: EDITABLE })
  return open.filter(({ periodType, beginDate }) => periodType === 'Regular' && beginDate <= lastDay)
}

interface Unearned {
  readonly checks: readonly UnearnedCheck[]
  readonly open: readonly PeriodFacts[]
  readonly lastDay: Day
  readonly weeklyHours: number
}

/** Hours of paychecks whose pay date is to come, and the usual hours of days that no paycheck has paid. */
function unearned({ rows, effectiveFrom, dateOfJoin }: AccountRow, given: Unearned): number {
  const paid = given.checks.filter(
    ({ runId, endDate }) => endDate >= effectiveFrom && !rows.some(({ source }) => source === runId),
  )
  const from = effectiveFrom > dateOfJoin ? effectiveFrom : dateOfJoin
  const days = given.open.map(({ beginDate, endDate }) =>
    workdays({
      begin: beginDate > from ? beginDate : from,
      end: endDate < given.lastDay ? endDate : given.lastDay,
    }),
  )
  const usual = days.reduce((sum, count) => sum + Math.round((given.weeklyHours * count) / 5), 0)
  return paid.reduce((sum, { hours }) => sum + hours, usual)
}

const wageOn = (wages: readonly WageFacts[], on: Day): WageFacts | undefined =>
  wages.findLast(({ from }) => from <= on) ?? wages[0]
