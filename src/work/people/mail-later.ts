import type { StaffLetterKind, WorkerLetterKind } from '../../domain/people/letter.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Id } from '../../kernel/ids.ts'
import { type StaffKey, staffOf } from '../../store/access/staff.ts'
import type { Work } from '../../store/database/work.ts'

/** Puts a letter to a worker on the agenda. It is written when it is sent: the agenda holds no personal data. */
export function mailLater(
  work: Work,
  { companyId, userId }: WorkerKey,
  letter: WorkerLetterKind,
  about?: string,
): void {
  work.later({
    task: 'sendLetter',
    key: keyOf(letter, userId, about),
    companyId,
    dueAt: work.now,
    payload: { letter, userId, about },
  })
}

/** The same to a business user who has access. */
export function mailStaffLater(
  work: Work,
  { companyId, businessUserId }: StaffKey,
  letter: StaffLetterKind,
  about?: string,
): void {
  work.later({
    task: 'sendLetter',
    key: keyOf(letter, businessUserId, about),
    companyId,
    dueAt: work.now,
    payload: { letter, businessUserId, about },
  })
}

/** A letter to every administrator; they are few. Nothing for a company that nobody signs in to. */
export async function tellStaff(
  work: Work,
  { companyId, letter, about }: { companyId: Id<'company'>; letter: StaffLetterKind; about: string },
): Promise<void> {
  for (const { businessUserId, role } of await staffOf(work, companyId)) {
    if (role === 'administrator') mailStaffLater(work, { companyId, businessUserId }, letter, about)
  }
}

const keyOf = (letter: string, personId: string, about: string | undefined): string =>
  about === undefined ? `${letter}/${personId}` : `${letter}/${personId}/${about}`
