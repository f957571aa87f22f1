import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Work } from '../../store/database/work.ts'

/** Tells that a worker's bank account has changed. */
export function tellUserAccount(work: Work, { companyId, userId }: WorkerKey, accountId: string): void {
  work.emit({
    family: 'employeeBankAccount',
    change: 'update',
    companyId,
    entityId: accountId,
    shownId: userId,
  })
}
