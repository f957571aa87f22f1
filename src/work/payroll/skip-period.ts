import { type PeriodFacts, payPeriodMachine } from '../../domain/payroll/period.ts'
import { move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import { setPeriodStatus, skipReason } from '../../store/payroll/pay-periods.ts'

/** Nobody is paid by it any more. Answers what it is then. */
export async function skipPeriod(work: Work, period: PeriodFacts, reason: string) {
  const { companyId, payPeriodId } = period
  const status = move(payPeriodMachine, period.status, 'skipPayPeriod')
  await setPeriodStatus(work, period, status)
  await skipReason(work, period, reason)
  work.emit({ family: 'payPeriod', change: 'update', companyId, entityId: payPeriodId })
  return status
}
