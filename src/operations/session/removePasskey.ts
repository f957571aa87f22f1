import { z } from 'zod'
import { sessionReply } from '../../wire/session.ts'
import { removedPasskey } from '../../work/access/own-passkeys.ts'
import { shownCaller } from '../../work/access/shown.ts'
import { signedIn } from '../declaration/at-door.ts'
import { doorOperation } from '../declaration/operation.ts'

export const removePasskey = doorOperation({
  address: 'session/removePasskey',
  job: 'access',
  verb: 'POST',
  access: 'recognized',
  summary: 'Forgets a passkey of the person: it opens nothing any longer.',
  body: z.object({ passkeyId: z.uuid('must be an id').describe('Which one, as getSession names it.') }),
  reply: sessionReply,
  refusals: {
    nobody: 'Passkeys belong to people; nobody has signed in',
    unknownPasskey: 'You have no such passkey',
  },

  async enter({ body: { passkeyId }, door, visitor, refuse }) {
    const who = signedIn(visitor) ?? refuse('nobody')

    if (!(await removedPasskey(door, who, passkeyId.toLowerCase()))) refuse('unknownPasskey')

    return { session: await shownCaller(door, who) }
  },
})
