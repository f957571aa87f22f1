import { z } from 'zod'
import { text } from '../../wire/fields/fields.ts'
import { attestation, sessionReply } from '../../wire/session.ts'
import { addedPasskey } from '../../work/access/own-passkeys.ts'
import { shownCaller } from '../../work/access/shown.ts'
import { reachable, signedIn } from '../declaration/at-door.ts'
import { doorOperation } from '../declaration/operation.ts'

export const addPasskey = doorOperation({
  address: 'session/addPasskey',
  job: 'access',
  verb: 'POST',
  access: 'recognized',
  summary: 'Keeps a passkey of the person, with which to sign in and to prove who it is.',
  description:
    'Ask requestPasskey with `use: add` first. The session must be proven within the last ten minutes: a passkey that a ' +
    'stranger adds would stay.',
  body: z.object({
    passkey: attestation.describe('What a device made: see requestPasskey.'),
    name: text(60)
      .describe('What the person calls it.')
      .meta({ examples: ['Laptop'] }),
  }),
  reply: sessionReply,
  refusals: {
    noPerson: 'Passkeys are for people who have signed in',
    proveFirst: 'Prove again who you are before you add a passkey: session/confirmIdentity',
    notMade: 'This is no passkey that was asked for here; ask again with requestPasskey',
  },

  async enter({ body, door, visitor, refuse }) {
    const who = signedIn(visitor)
    if (!who || who.session.emailKey === null) return refuse('noPerson')
    if (!who.session.isConfirmed) refuse('proveFirst')

    if (!(await addedPasskey(reachable(door), who, { response: body.passkey, name: body.name })))
      refuse('notMade')

    return { session: await shownCaller(door, who) }
  },
})
