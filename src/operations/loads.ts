import type { PeriodFacts } from '../domain/payroll/period.ts'
import type { Id } from '../kernel/ids.ts'
import { companyExists } from '../store/companies.ts'
import { lockPeriod, periodsWhere } from '../store/pay-periods.ts'
import { hasPaycheck } from '../store/paychecks.ts'
import type { Work } from '../store/work.ts'
import { unknownId } from './operation.ts'

/** What many operations load first, with the refusals in their documented order: company, then what it owns. */

export async function lockedPeriod(
  work: Work,
  { companyId, payPeriodId }: { companyId: Id<'company'>; payPeriodId: Id<'payPeriod'> },
): Promise<PeriodFacts> {
  const period = await lockPeriod(work, payPeriodId)
  if (period?.companyId === companyId) return period
  throw unknownId((await companyExists(work, companyId)) ? 'payPeriod' : 'company')
}

/** The period in which this worker has a paycheck. */
export async function paycheckOf(
  work: Work,
  { payPeriodId, userId }: { payPeriodId: Id<'payPeriod'>; userId: Id<'user'> },
): Promise<PeriodFacts> {
  const [period] = await periodsWhere(work, { ids: [payPeriodId] })
  if (!period) throw unknownId('payPeriod')
  if (!(await hasPaycheck(work, { ...period, userId }))) throw unknownId('user')
  return period
}
