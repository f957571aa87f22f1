import type { LetterKind } from '../../domain/people/letters.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Work } from '../../store/database/work.ts'

/** Puts a letter to a worker on the agenda. It is written when it is sent: the agenda holds no personal data. */
export function mailLater(work: Work, { companyId, userId }: WorkerKey, letter: LetterKind): void {
  work.later({
    task: 'sendLetter',
    key: `${letter}/${userId}`,
    companyId,
    dueAt: work.now,
    payload: { letter, userId },
  })
}
