import { z } from 'zod'
import { signInLetter } from '../domain/people/sign-in-letter.ts'
import { peopleOfAddress } from '../store/access/people.ts'
import { loadLetter } from '../store/access/sign-ins.ts'
import { keepMail } from '../store/sandbox/mailbox.ts'
import { idOf } from './fields.ts'
import { outsideTask } from './task.ts'

/** Sends the link and the code that someone asked for, while they are worth something. */
export const sendSignIn = outsideTask({
  name: 'sendSignIn',
  payload: z.object({ signInId: idOf<'signIn'>() }),
  // Whoever waits for a letter asks for another one; the letters of others are not held up for long.
  retries: [2, 10],
  limit: 120,

  async prepare(work, { payload: { signInId } }) {
    const letter = await loadLetter(work, signInId)
    const people = letter ? await peopleOfAddress(work, letter.emailKey) : []
    const [first] = people
    // Spent, over, or nobody's any longer.
    if (!letter || !first) return undefined
    const companies = [...new Set(people.map(({ company }) => company))]
    return signInLetter({ ...first, ...letter.text, companies })
  },

  async call(letter, { outside, effectId }) {
    await outside.mail.send(letter, effectId)
    return letter
  },

  async record(work, { agendaId: mailId, companyId, payload: { signInId } }, letter) {
    if (work.isSandbox) await keepMail(work, { mailId, companyId, letter })
    work.note({ subjectIds: [signInId], facts: { letter: 'signIn' } })
  },
})
