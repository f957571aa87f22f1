import { userMachine } from '../../domain/people/user-status.ts'
import type { Work } from '../../store/database/work.ts'
import { keepFormerEmail } from '../../store/people/former-emails.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { mailLater } from './mail-later.ts'

/** Call it before the address is changed: the old one is kept, and told. Who was never written to is not written to now. */
export async function noteEmailChange(work: Work, worker: WorkerRow, next: string): Promise<void> {
  const formerEmailId = await keepFormerEmail(work, worker, next)
  if (formerEmailId === undefined || worker.status === userMachine.initial) return
  mailLater(work, worker, 'addressChanged', formerEmailId)
}
