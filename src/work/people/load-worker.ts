import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { lockWorker, type WorkerRow } from '../../store/people/workers.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'

/** The worker that a body names, locked. A bad company is told before a bad user. */
export async function workerOf(
  work: Work,
  { companyId, userId }: { readonly companyId?: Id<'company'> | undefined; readonly userId: Id<'user'> },
): Promise<WorkerRow> {
  const worker = await lockWorker(work, companyId ? { companyId, userId } : { userId })
  if (!worker && companyId && !(await companyExists(work, companyId))) throw unknownId('company')
  return known(worker, 'user')
}

export const kycRefusals = { kycExists: 'KYC information already exists' } as const
