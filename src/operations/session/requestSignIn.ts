import { z } from 'zod'
import { email } from '../../wire/fields/formats.ts'
import { requestLetter } from '../../work/access/letters.ts'
import { reachable } from '../declaration/at-door.ts'
import { doorOperation } from '../declaration/operation.ts'

export const requestSignIn = doorOperation({
  address: 'session/requestSignIn',
  job: 'access',
  verb: 'POST',
  access: 'open',
  summary: 'Sends a letter with a link and a code to whoever may sign in with this address.',
  description:
    'The link and the code work once, for 15 minutes; the code bears five tries. The answer is the same whether the ' +
    'address is known or not. An address gets at most five letters an hour, and a network may ask for 20; then it is 429.',
  body: z.object({
    email: email().describe('The address of a worker, or of a business user who has access.'),
  }),
  reply: z.object({ message: z.string() }),

  async enter({ body: { email: address }, door, visitor: { network } }) {
    await requestLetter(reachable(door), { email: address, network })
    return { message: 'If somebody has this address, a letter is on its way' }
  },
})
