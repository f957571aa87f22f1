import { z } from 'zod'
import type { StaffLetterKind, WorkerLetterKind } from '../domain/people/letter.ts'
import { assert } from '../kernel/problem.ts'
import { loadAddressee, loadStaffAddressee } from '../store/people/addressees.ts'
import { keepMail } from '../store/sandbox/mailbox.ts'
import { writtenLetter } from '../work/people/write-letter.ts'
import { idOf } from './fields.ts'
import { brisk } from './schedules.ts'
import { outsideTask } from './task.ts'

const toWorkers = [
  'invitation',
  'deactivation',
  'payChange',
  'payChangeNotice',
  'addressChanged',
  'accountCorrected',
  'payCameBack',
  'passkeyAdded',
  'formAvailable',
] as const satisfies readonly WorkerLetterKind[]
const toStaff = [
  'access',
  'revocation',
  'passkeyAdded',
  'payChangeStopped',
  'payrollSubmitted',
  'approvalRequested',
  'payrollApproved',
  'payrollRejected',
  'payrollFailed',
  'payReturned',
  'fundingOwed',
  'filingRejected',
  'filingsDue',
] as const satisfies readonly StaffLetterKind[]

const about = z.string().optional()

/** Writes and sends a letter. Its text is made here, from what is true now, so that the agenda holds none of it. */
export const sendLetter = outsideTask({
  name: 'sendLetter',
  payload: z.union([
    z.object({ letter: z.enum(toWorkers), userId: idOf<'user'>(), about }),
    z.object({ letter: z.enum(toStaff), businessUserId: idOf<'businessUser'>(), about }),
  ]),
  // Short: while a letter waits for its mail server, later work of the company waits too.
  retries: brisk,
  limit: 120,

  async prepare(work, { companyId, payload }) {
    assert(companyId, 'a letter to a person of a company')
    const to =
      'userId' in payload
        ? await loadAddressee(work, { companyId, userId: payload.userId })
        : await loadStaffAddressee(work, { companyId, ...payload })
    // Deleted, or without access any longer.
    return to && writtenLetter(work, payload.letter, { companyId, to, about: payload.about })
  },

  async call(written, { outside, effectId }) {
    const letter = written(outside.consoleUrl)
    await outside.mail.send(letter, effectId)
    return letter
  },

  async record(work, { agendaId: mailId, companyId, payload }, letter) {
    if (work.isSandbox) await keepMail(work, { mailId, companyId, letter })
    const personId = 'userId' in payload ? payload.userId : payload.businessUserId
    work.note({ subjectIds: [personId], facts: { letter: payload.letter } })
  },
})
