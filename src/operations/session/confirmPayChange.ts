import { z } from 'zod'
import { linkToken } from '../../wire/session.ts'
import { decidedByLink } from '../../work/access/pay-change.ts'
import { doorOperation } from '../declaration/operation.ts'

export const confirmPayChange = doorOperation({
  address: 'session/confirmPayChange',
  job: 'access',
  verb: 'POST',
  access: 'open',
  summary: 'Confirms a change of bank accounts from the letter about it: pay goes there at once.',
  description:
    'A change that redirects the pay of a worker waits for a day; the worker is told by letter, and whoever opens its ' +
    'link need not have signed in. An address that was given to the worker within the last 14 days gets no such link; ' +
    'the one before it does. Confirming twice is confirming once.',
  body: z.object({
    linkToken: linkToken().describe('What stands behind the # of the link in the letter.'),
  }),
  reply: z.object({ message: z.string() }),
  refusals: {
    notThisLink:
      'This link confirms nothing: it is wrong, or a later change has taken its place. Look for a later letter',
  },

  async enter({ body: { linkToken: token }, door, visitor: { network }, refuse }) {
    if (!(await decidedByLink(door, 'confirm', { token, network }))) refuse('notThisLink')
    return { message: 'The change is confirmed: pay goes there from now on' }
  },
})
