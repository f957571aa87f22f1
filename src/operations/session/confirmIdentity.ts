import { z } from 'zod'
import { line } from '../../wire/fields/fields.ts'
import { assertion, sessionReply } from '../../wire/session.ts'
import { confirmedBy, proofs } from '../../work/access/confirm.ts'
import { shownCaller } from '../../work/access/shown.ts'
import { signedIn } from '../declaration/at-door.ts'
import { doorOperation } from '../declaration/operation.ts'

export const confirmIdentity = doorOperation({
  address: 'session/confirmIdentity',
  job: 'access',
  verb: 'POST',
  access: 'recognized',
  summary: 'Proves again who sits there: for ten minutes it opens what requires that.',
  description:
    'Full social security numbers, bank accounts, secrets, the access of others, and payrolls of more than twice the ' +
    'usual cost require it. A person sends the code ' +
    'of a letter (requestSignIn sends one to the own address) or what a passkey signed; an operator sends the SecretKey.',
  body: z.object({
    code: line(20)
      .meta({ examples: ['204816'] })
      .nullish()
      .describe('The six digits of a letter to the own address.'),
    passkey: assertion.nullish().describe('What a device signed: see requestPasskey.'),
    SecretKey: line(255)
      .meta({ examples: ['k7Xv9…'] })
      .nullish()
      .describe('Of an operator: the secret that was typed to sign in.'),
  }),
  reply: sessionReply,
  refusals: {
    nobodySignedIn: 'Nobody has signed in: an API key proves itself with each request',
    oneProof: 'Send one proof: code, passkey, or SecretKey',
    notProven: 'This proves nothing: it is wrong, used, or over. Ask for a new letter',
  },

  async enter({ body, door, visitor, refuse }) {
    const who = signedIn(visitor) ?? refuse('nobodySignedIn')
    const [proof, ...further] = proofs(body)
    if (!proof || further.length > 0) return refuse('oneProof')

    if (!(await confirmedBy(door, { who, network: visitor.network }, proof))) refuse('notProven')

    return { session: await shownCaller(door, { ...who, session: { ...who.session, isConfirmed: true } }) }
  },
})
