import type { LetterKind } from '../../domain/people/letters.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'

/** Puts a letter to a worker on the agenda. It is written when it is sent: the agenda holds no personal data. */
export function mailLater(
  work: Work,
  { companyId, userId }: WorkerKey,
  letter: Exclude<LetterKind, 'access'>,
): void {
  work.later({
    task: 'sendLetter',
    key: `${letter}/${userId}`,
    companyId,
    dueAt: work.now,
    payload: { letter, userId },
  })
}

/** The same to a business user, who has been given access. */
export function mailStaffLater(
  work: Work,
  {
    companyId,
    businessUserId,
  }: { readonly companyId: Id<'company'>; readonly businessUserId: Id<'businessUser'> },
): void {
  work.later({
    task: 'sendLetter',
    key: `access/${businessUserId}`,
    companyId,
    dueAt: work.now,
    payload: { letter: 'access', businessUserId },
  })
}
