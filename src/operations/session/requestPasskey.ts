import { z } from 'zod'
import { choice } from '../../wire/fields/fields.ts'
import { passkeyOptions } from '../../work/access/passkey-options.ts'
import { reachable, signedIn } from '../declaration/at-door.ts'
import { doorOperation } from '../declaration/operation.ts'

export const requestPasskey = doorOperation({
  address: 'session/requestPasskey',
  job: 'access',
  verb: 'POST',
  access: 'open',
  summary: 'Answers what a device has to sign to sign in, to prove who it is, or to become a passkey.',
  description:
    'What is answered goes to `navigator.credentials.get` or `.create`; what that answers goes to createSession, ' +
    'confirmIdentity or addPasskey. It is good for five minutes, once.',
  body: z.object({
    use: choice(['signIn', 'confirm', 'add']).describe('What the passkey is wanted for.'),
  }),
  reply: z.object({
    publicKey: z
      .record(z.string(), z.unknown())
      .describe('The options of WebAuthn, as JSON.')
      .meta({ examples: [{ challenge: 'q1FcLQ', rpId: 'payroll.example.com' }] }),
  }),
  refusals: { signInFirst: 'Sign in first: a passkey is added or asked for in a session of a person' },

  async enter({ body: { use }, door, visitor, refuse }) {
    const who = signedIn(visitor)
    const [person] = who?.session.people ?? []
    if (use !== 'signIn' && !person) return refuse('signInFirst')
    await door.brake.take('challenge', visitor.network)
    const session = use === 'signIn' ? undefined : who
    return { publicKey: { ...(await passkeyOptions(reachable(door), session, use)) } }
  },
})
