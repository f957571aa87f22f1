import type { FastifyRequest } from 'fastify'
import type { Caller, OperatorCaller } from '../domain/access/caller.ts'
import { type Scope, scopes, scopesOf } from '../domain/access/scopes.ts'
import { isWorker, labelOf, type PersonOfSession, type SessionFacts } from '../domain/access/session.ts'
import { asId, type Id } from '../kernel/ids.ts'
import { Problem } from '../kernel/problem.ts'
import { liveKey } from '../store/access/authenticate.ts'
import { type SessionAtDoor, sessionAtDoor } from '../store/access/sessions.ts'
import type { ServerParts } from './parts.ts'
import { tokenOf } from './session-cookie.ts'

/**
 * Who has signed in, by the cookie. A browser adds its cookies to whatever another site makes it send, so the cookie
 * counts only with what no other site can add. Credentials and a session together are refused: nobody could say whose
 * request it is.
 */
export async function sessionCaller(
  { settings, dispatch: { pool } }: ServerParts,
  request: FastifyRequest,
): Promise<Caller | undefined> {
  const token = tokenOf(settings, request)
  if (token === undefined) return undefined
  if (request.headers.authorization !== undefined)
    throw new Problem(400, 'Send credentials or a session, not both')
  if (!isOwnPage(request)) return undefined
  const found = await sessionAtDoor(pool, token)
  if (!found) return undefined
  return found.account ? operatorOf(pool, found) : personOf(found, request)
}

/** Whoever sends a session cookie as if it were enough is told what it lacks: the same whether it is live or not. */
export function expectOwnPage(settings: ServerParts['settings'], request: FastifyRequest): void {
  if (tokenOf(settings, request) !== undefined && !isOwnPage(request))
    throw new Problem(
      401,
      'A session counts only with the header Purser-Console: 1 and Content-Type: application/json, from the same origin',
    )
}

/** Sent by a script of our own pages: a form or a page of another site cannot send all of this. */
export const isOwnPage = ({ headers }: FastifyRequest): boolean =>
  headers['purser-console'] === '1' &&
  /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '') &&
  isSameOrigin(headers)

function isSameOrigin({ origin, host, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
  if (site !== undefined) return site === 'same-origin'
  if (typeof origin !== 'string' || host === undefined) return false
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Of several people the request names one; only the session itself is about all of them. */
function personOf({ clientId, session }: SessionAtDoor, request: FastifyRequest): Caller {
  const named = request.headers['purser-person']
  const person =
    named === undefined
      ? session.people[0]
      : session.people.find(({ personId }) => personId === asId(String(named)))
  if (!person || (named === undefined && session.people.length > 1 && !isAboutSession(request)))
    throw new Problem(
      400,
      'Purser-Person must be the businessUserId or userId of one of the people of the session',
    )
  return { ...actingAs(person), clientId, session, scopes: shown(scopesOf[person.role], session) }
}

const isAboutSession = ({ url }: FastifyRequest): boolean => /^\/session(\/|$|\?)/.test(url)

function actingAs(person: PersonOfSession) {
  const { companyId, role, personId } = person
  const known = { kind: 'person', companyId, label: labelOf(person) } as const
  return isWorker(role)
    ? { ...known, role, workerId: personId as Id<'user'> }
    : { ...known, role, businessUserId: personId as Id<'businessUser'> }
}

/** What the key may do, as long as it lives; who came by the command line of the installation may do everything. */
async function operatorOf(
  pool: Parameters<typeof liveKey>[0],
  { clientId, account, session }: SessionAtDoor,
): Promise<OperatorCaller | undefined> {
  const { accountId, apiKeyId } = account!
  const known = { kind: 'operator', clientId, accountId, label: accountId, session } as const
  if (apiKeyId === null) return { ...known, scopes: shown(scopes, session) }
  const key = await liveKey(pool, { accountId, apiKeyId })
  return key && !key.companyIds ? { ...known, scopes: shown(key.scopes, session) } : undefined
}

/** Social Security numbers are shown in full only to who has just proven who it is. */
const shown = (given: readonly Scope[], { isConfirmed }: SessionFacts): readonly Scope[] =>
  isConfirmed ? given : given.filter((scope) => scope !== 'pii')
