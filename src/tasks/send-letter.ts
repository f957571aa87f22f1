import { z } from 'zod'
import { letterOf } from '../domain/people/letters.ts'
import { assert } from '../kernel/problem.ts'
import { loadAddressee, loadStaffAddressee } from '../store/people/addressees.ts'
import { keepMail } from '../store/sandbox/mailbox.ts'
import { idOf } from './fields.ts'
import { brisk } from './schedules.ts'
import { outsideTask } from './task.ts'

/** Writes and sends a letter. Its text is made here, from what is true now, so that the agenda holds none of it. */
export const sendLetter = outsideTask({
  name: 'sendLetter',
  payload: z.union([
    z.object({ letter: z.enum(['invitation', 'deactivation']), userId: idOf<'user'>() }),
    z.object({ letter: z.literal('access'), businessUserId: idOf<'businessUser'>() }),
  ]),
  // Short: while a letter waits for its mail server, later work of the company waits too.
  retries: brisk,
  limit: 120,

  async prepare(work, { companyId, payload }) {
    assert(companyId, 'a letter to a person of a company')
    const { letter } = payload
    const addressee =
      'userId' in payload
        ? await loadAddressee(work, { companyId, userId: payload.userId })
        : await loadStaffAddressee(work, { companyId, businessUserId: payload.businessUserId })
    // Deleted, or back before the letter was sent.
    if (!addressee || (letter === 'deactivation' && addressee.exitDate === null)) return undefined
    return { letter, addressee }
  },

  async call({ letter, addressee }, { outside, effectId }) {
    const mail = letterOf(letter, addressee, outside.consoleUrl)
    await outside.mail.send(mail, effectId)
    return mail
  },

  async record(work, { agendaId: mailId, companyId, payload }, letter) {
    if (work.isSandbox) await keepMail(work, { mailId, companyId, letter })
    const personId = 'userId' in payload ? payload.userId : payload.businessUserId
    work.note({ subjectIds: [personId], facts: { letter: payload.letter } })
  },
})
