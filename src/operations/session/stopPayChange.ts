import { z } from 'zod'
import { linkToken } from '../../wire/session.ts'
import { decidedByLink } from '../../work/access/pay-change.ts'
import { doorOperation } from '../declaration/operation.ts'

export const stopPayChange = doorOperation({
  address: 'session/stopPayChange',
  job: 'access',
  verb: 'POST',
  access: 'open',
  summary: 'Stops a change of bank accounts that the worker did not make, from the letter about it.',
  description:
    'Pay goes where it went before; an account that was to have it is deactivated. The sessions of the worker end, and ' +
    'the administrators are told. It works for 30 days, also when the change has been paid into meanwhile, as long as ' +
    'there is no later change. Payrolls that were submitted meanwhile are not changed by it.',
  body: z.object({
    linkToken: linkToken().describe('What stands behind the # of the link in the letter.'),
  }),
  reply: z.object({ message: z.string() }),
  refusals: {
    notThisLink:
      'This link stops nothing: it is wrong, over, or a later change has taken its place. Call your employer',
  },

  async enter({ body: { linkToken: token }, door, visitor: { network }, refuse }) {
    if (!(await decidedByLink(door, 'stop', { token, network }))) refuse('notThisLink')
    return { message: 'The change is undone, and the employer is told' }
  },
})
