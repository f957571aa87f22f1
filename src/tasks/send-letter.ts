import { z } from 'zod'
import { letterOf } from '../domain/people/letters.ts'
import { assert } from '../kernel/problem.ts'
import { loadAddressee } from '../store/people/addressees.ts'
import { idOf } from './fields.ts'
import { brisk } from './schedules.ts'
import { outsideTask } from './task.ts'

/** Writes and sends a letter. Its text is made here, from what is true now, so that the agenda holds none of it. */
export const sendLetter = outsideTask({
  name: 'sendLetter',
  payload: z.object({ letter: z.enum(['invitation', 'deactivation']), userId: idOf<'user'>() }),
  // Short: while a letter waits for its mail server, later work of the company waits too.
  retries: brisk,
  limit: 120,

  async prepare(work, { companyId, payload: { letter, userId } }) {
    assert(companyId, 'a letter to a worker of a company')
    const addressee = await loadAddressee(work, { companyId, userId })
    // Deleted, or back before the letter was sent.
    if (!addressee || (letter === 'deactivation' && addressee.exitDate === null)) return undefined
    return letterOf(letter, addressee)
  },

  call: (letter, { outside, effectId }) => outside.mail.send(letter, effectId),

  async record(work, { payload: { letter, userId } }) {
    work.note({ subjectIds: [userId], facts: { letter } })
  },
})
