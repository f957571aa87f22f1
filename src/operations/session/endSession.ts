import { z } from 'zod'
import { flag } from '../../wire/fields/fields.ts'
import { endedAtDoor } from '../../work/access/leave.ts'
import { signedIn } from '../declaration/at-door.ts'
import { doorOperation } from '../declaration/operation.ts'

export const endSession = doorOperation({
  address: 'session/endSession',
  job: 'access',
  verb: 'POST',
  access: 'recognized',
  summary: 'Signs out: the session ends at once, or all sessions of the same person.',
  body: z.object({
    everywhere: flag().nullish().describe('Ends every session of the person, also in other browsers.'),
  }),
  reply: z.object({ ended: z.int().describe('How many sessions ended.') }),
  refusals: { noSession: 'Nobody has signed in: an API key has no session to end' },

  async enter({ body: { everywhere }, door, visitor, refuse }) {
    const who = signedIn(visitor) ?? refuse('noSession')
    const ended = await endedAtDoor(door, who, everywhere ?? false)
    visitor.keep(undefined)
    return { ended }
  },
})
