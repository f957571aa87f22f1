import { z } from 'zod'
import type { FrontDoor } from '../../store/access/door.ts'
import { line } from '../../wire/fields/fields.ts'
import { assertion, linkToken, sessionReply } from '../../wire/session.ts'
import { byCode, byLink, byPasskey, bySecret, entering } from '../../work/access/enter.ts'
import { endedAtDoor } from '../../work/access/leave.ts'
import { shownSession } from '../../work/access/shown.ts'
import { reachable, signedIn } from '../declaration/at-door.ts'
import { doorOperation } from '../declaration/operation.ts'

const ways = z.object({
  clientID: line(64)
    .meta({ examples: ['sandbox'] })
    .nullish()
    .describe('Of an operator, with SecretKey: the credentials of a key without limits.'),
  SecretKey: line(255)
    .meta({ examples: ['k7Xv9…'] })
    .nullish()
    .describe('The secret of that key.'),
  linkToken: linkToken().nullish().describe('What stands behind the # of a link.'),
  email: line(254)
    .meta({ examples: ['jo.reed@example.com'] })
    .nullish()
    .describe('The address to which a letter went, with its code.'),
  code: line(20)
    .meta({ examples: ['204816'] })
    .nullish()
    .describe('The six digits in the letter.'),
  passkey: assertion.nullish().describe('What a device signed: see requestPasskey.'),
})

export const createSession = doorOperation({
  address: 'session/createSession',
  job: 'access',
  verb: 'POST',
  access: 'open',
  summary: 'Signs someone in, by one of four ways.',
  description:
    'The token of the session comes as a cookie that no script reads; it counts only together with the header ' +
    '`Purser-Console: 1`, with `Content-Type: application/json`, from the same origin. Every sign-in makes a new one. ' +
    'A session ends after 30 minutes without a request (15 for workers), and after 12 hours. After 20 wrong tries from a ' +
    'network within 15 minutes it is 429.',
  body: ways,
  reply: sessionReply,
  refusals: {
    notOwnPage:
      'A session is for a page of this service: send Purser-Console: 1 and Content-Type: application/json, from the same origin',
    oneWay: 'Send one way to sign in: clientID and SecretKey, or linkToken, or email and code, or passkey',
    notAdmitted: 'This does not sign anybody in: it is wrong, used, or over. Ask for a new letter',
  },

  async enter({ body, door, visitor, refuse }) {
    if (!visitor.isOwnPage) refuse('notOwnPage')
    const asked = waysOf(door, visitor.network, body)
    const [way, ...further] = asked
    if (!way || further.length > 0) return refuse('oneWay')

    const token = (await entering(door, visitor.network, way)) ?? refuse('notAdmitted')

    // Whoever had the browser before is not left signed in behind the new one.
    const before = signedIn(visitor)
    if (before) await endedAtDoor(door, before)
    visitor.keep(token)
    return { session: await shownSession(door, token) }
  },
})

function waysOf(
  door: FrontDoor,
  network: string,
  { clientID, SecretKey, linkToken, email, code, passkey }: z.output<typeof ways>,
) {
  const digits = code?.replace(/\D/g, '')
  return [
    linkToken && (() => byLink(door, linkToken)),
    email && digits && (() => byCode(door, { email, code: digits })),
    clientID && SecretKey && (() => bySecret(door, { accountId: clientID, secret: SecretKey, network })),
    passkey && (() => byPasskey(reachable(door), passkey)),
  ].filter((way) => typeof way === 'function')
}
