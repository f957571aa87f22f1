import { forHours, hourlyRate } from '../../domain/payroll/hourly.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { WageFacts } from '../../domain/payroll/person.ts'
import { balanceOf, shown } from '../../domain/time/balance.ts'
import type { Day } from '../../kernel/dates.ts'
import { insertPayouts } from '../../store/leave-inputs.ts'
import { periodsWhere } from '../../store/pay-periods.ts'
import { accountsWhere, endTimeOffAssignments, insertLedgerRows } from '../../store/time-off-accounts.ts'
import { loadWages } from '../../store/wages.ts'
import type { Work } from '../../store/work.ts'
import type { WorkerRow } from '../../store/workers.ts'
import { settleAccounts } from './keep.ts'
import { refreshLeave } from './leave-in-pay.ts'

/**
 * Someone leaves: balances of policies that say so are paid at the hourly rate of that day, as 'Leave Cash-Out' in the
 * period proposed for the final pay, else in the first editable Regular period that ends on or after the exit. Other
 * balances end with the employment.
 */
export async function cashOutLeave(
  work: Work,
  worker: WorkerRow,
  { exitDate, final }: { exitDate: Day; final: PeriodFacts | undefined },
): Promise<void> {
  const { companyId, userId } = worker
  await settleAccounts(work, companyId, [userId])
  const accounts = await accountsWhere(work, { companyId, userIds: [userId] })
  const wage = wageOn(await loadWages(work, worker), exitDate)
  const open = await periodsWhere(work, { companyId, workerType: worker.workerType, in: EDITABLE })
  const period =
    final ?? open.find(({ periodType, endDate }) => periodType === 'Regular' && endDate >= exitDate)

  const paying =
    wage && period
      ? accounts.filter(({ policy, rows }) => policy.payoutOnTermination && balanceOf(rows) > 0)
      : []
  const payouts = paying.map(({ assignmentId, rows }) => {
    const hours = balanceOf(rows)
    return { assignmentId, userId, hours, amount: forHours(hourlyRate([], wage!), hours) }
  })

  await endTimeOffAssignments(work, accounts)
  if (!period || payouts.length === 0) return
  await insertPayouts(work, period, payouts)
  const rows = payouts.map(({ assignmentId, hours }) => ({
    assignmentId,
    day: work.today,
    kind: 'payout' as const,
    hours: -hours,
    source: exitDate,
    note: `${shown(hours)} paid out on leaving`,
  }))
  await insertLedgerRows(work, companyId, rows)
  await refreshLeave(work, period.payPeriodId, [userId])
}

function wageOn(wages: Awaited<ReturnType<typeof loadWages>>, on: Day): WageFacts | undefined {
  const wage = wages.findLast(({ effectiveFrom }) => effectiveFrom <= on) ?? wages[0]
  return (
    wage && {
      from: wage.effectiveFrom,
      rate: wage.wageRate,
      basis: wage.wageBasis as WageFacts['basis'],
      weeklyHours: wage.standardWorkingHours,
      employeeType: wage.employeeType,
      paymentMethod: wage.paymentMethod as WageFacts['paymentMethod'],
      taxExemptions: wage.taxExemptions as WageFacts['taxExemptions'],
    }
  )
}
