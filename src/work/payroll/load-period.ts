import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { lockPeriod, periodsWhere } from '../../store/payroll/pay-periods.ts'
import { paycheckIn } from '../../store/payroll/paychecks.ts'
import { workersOfCompany } from '../../store/payroll/period-inputs.ts'
import { unknownId, unknownWorkers } from '../../wire/fields/nouns.ts'
import { closedWords, type editableRefusals } from '../../wire/pay-period.ts'

/** What many operations load first, with the refusals in their documented order: company, then what it owns. */

export async function lockedPeriod(
  work: Work,
  key: { companyId: Id<'company'>; payPeriodId: Id<'payPeriod'> },
): Promise<PeriodFacts> {
  const period = await lockPeriod(work, key)
  if (period) return period
  throw unknownId((await companyExists(work, key.companyId)) ? 'payPeriod' : 'company')
}

/** The same, to be read only. */
export async function namedPeriod(
  work: Work,
  { companyId, payPeriodId }: { companyId: Id<'company'>; payPeriodId: Id<'payPeriod'> },
): Promise<PeriodFacts> {
  const [period] = await periodsWhere(work, { companyId, ids: [payPeriodId] })
  if (period) return period
  throw unknownId((await companyExists(work, companyId)) ? 'payPeriod' : 'company')
}

export type RefuseClosed = (
  name: keyof typeof editableRefusals,
  words: ReturnType<typeof closedWords>,
) => never

/** A period that may still be changed, and the workers of its company that are named; bad ids are told first. */
export async function editablePeriod(
  work: Work,
  body: { companyId: Id<'company'>; payPeriodId: Id<'payPeriod'> },
  { userIds, refuse }: { userIds: readonly string[]; refuse: RefuseClosed },
): Promise<PeriodFacts> {
  const period = await lockedPeriod(work, body)
  const known = await workersOfCompany(work, body.companyId, userIds)
  const wrong = userIds.filter((userId) => known.get(userId) !== period.workerType)
  if (wrong.length > 0) throw unknownWorkers(userIds, wrong, `no ${period.workerType} worker of this company`)
  if (!EDITABLE.includes(period.status)) refuse('notEditable', closedWords(period.status))
  return period
}

/** A filter that names what the company does not have is a mistake, not an empty list. */
export async function namedIn(
  work: Work,
  companyId: Id<'company'>,
  { payPeriodId, userId }: { payPeriodId?: Id<'payPeriod'> | undefined; userId?: Id<'user'> | undefined },
): Promise<void> {
  if (!(await companyExists(work, companyId))) throw unknownId('company')
  const isPeriod = !payPeriodId || (await periodsWhere(work, { companyId, ids: [payPeriodId] })).length > 0
  if (!isPeriod) throw unknownId('payPeriod')
  const isUser = !userId || (await workersOfCompany(work, companyId, [userId])).has(userId)
  if (!isUser) throw unknownId('user')
}

/** The period in which this worker has a paycheck, and which: one that was voided can still be seen. */
export async function paycheckOf(
  work: Work,
  { payPeriodId, userId }: { payPeriodId: Id<'payPeriod'>; userId: Id<'user'> },
  refuse?: (name: 'noPaycheck', words: { readonly status: string }) => never,
): Promise<PeriodFacts & { readonly paycheckId: string; readonly voidedAt: Instant | null }> {
  const [period] = await periodsWhere(work, { ids: [payPeriodId] })
  if (!period) throw unknownId('payPeriod')
  const paycheck = await paycheckIn(work, { ...period, userId })
  if (paycheck) return { ...period, ...paycheck }
  const isTheirs = refuse && (await workersOfCompany(work, period.companyId, [userId])).has(userId)
  if (isTheirs) refuse('noPaycheck', { status: period.status })
  throw unknownId('user')
}
