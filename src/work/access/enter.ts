import { labelOf, type Personal, type WayIn } from '../../domain/access/session.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { findPasskey } from '../../store/access/passkeys.ts'
import { peopleOfAddress, personWithAccess } from '../../store/access/people.ts'
import { insertSession, type NewSession } from '../../store/access/sessions.ts'
import { findCodes, findLink, spend } from '../../store/access/sign-ins.ts'
import { insertAudit } from '../../store/audit/insert.ts'
import type { Work } from '../../store/database/work.ts'
import { isRight } from './code.ts'
import { noteAtDoor, VISITOR } from './log.ts'
import { isSigned } from './passkeys.ts'
import { keyTyped } from './secret.ts'

/** A try to come in: the token of the new session, or nothing. A wrong one is counted against the network. */
export async function entering(
  { brake }: FrontDoor,
  network: string,
  way: () => Promise<string | undefined>,
): Promise<string | undefined> {
  await brake.take('wrongTry', network)
  const token = await way()
  if (token !== undefined) await brake.giveBack('wrongTry', network)
  return token
}

/** By a mailed or minted link, once. */
export async function byLink(door: FrontDoor, linkToken: string): Promise<string | undefined> {
  const found = await findLink(door.pool, linkToken)
  return found && asClient(door, found.clientId, (work) => spent(work, found.signInId))
}

/** By the code of a letter. Each wrong one is counted with the letter, whoever sends it. */
export async function byCode(
  door: FrontDoor,
  given: { readonly email: string; readonly code: string },
): Promise<string | undefined> {
  const emailKey = given.email.toLowerCase()
  for (const found of await findCodes(door.pool, emailKey)) {
    const token = await asClient(door, found.clientId, async (work) =>
      (await isRight(work, door, { ...found, code: given.code }))
        ? spent(work, found.signInId)
        : notedWrong(work, emailKey),
    )
    if (token !== undefined) return token
  }
  return undefined
}

/** By a passkey, for everyone of that client with the address that it was made for. */
export async function byPasskey(
  door: FrontDoor & { readonly consoleUrl: string },
  response: { readonly id: string },
): Promise<string | undefined> {
  const passkey = await findPasskey(door.pool, response.id)
  if (!passkey) return undefined
  const { clientId, emailKey } = passkey
  return asClient(door, clientId, async (work) =>
    (await isSigned(work, passkey, { response, sessionId: null, consoleUrl: door.consoleUrl }))
      ? sessionFor(work, await peopleOfAddress(work, emailKey), { signedInBy: 'passkey', emailKey })
      : undefined,
  )
}

/** By the credentials of a key without limits, typed into the console. */
export async function bySecret(
  door: FrontDoor,
  given: { readonly accountId: string; readonly secret: string; readonly network: string },
): Promise<string | undefined> {
  const key = await keyTyped(door, given)
  if (!key) return undefined
  const { clientId, accountId, apiKeyId } = key
  return asClient(door, clientId, (work) =>
    operatorsSession(work, 'secret', { accountId, apiKeyId, label: key.label }),
  )
}

async function operatorsSession(
  work: Work,
  signedInBy: 'secret' | 'console',
  { label, ...account }: NonNullable<NewSession['account']> & { readonly label: string },
): Promise<string> {
  const token = await insertSession(work, { signedInBy, emailKey: null, account, people: [] })
  const subjectIds = account.apiKeyId === null ? [] : [account.apiKeyId]
  const facts = { act: `signed in by ${signedInBy}` }
  const { requestId = newId() } = work
  const by = { actor: 'operator', actorLabel: label, operation: CREATES, requestId }
  insertAudit(work, await work.vault(null), [{ subjectIds, facts }], by)
  return token
}

/** A session for these people, who have just proven to be them. */
async function sessionFor(
  work: Work,
  people: readonly Personal[],
  given: Omit<NewSession, 'people'>,
): Promise<string | undefined> {
  if (people.length === 0) return undefined
  const token = await insertSession(work, { ...given, people })
  await noteSignedIn(work, people, given.signedInBy)
  return token
}

const CREATES = 'session/createSession'

async function spent(work: Work, signInId: Id<'signIn'>): Promise<string | undefined> {
  const found = await spend(work, signInId)
  if (!found) return undefined
  const { emailKey, personId, accountId, page, returnUrl } = found
  if (accountId !== null)
    return operatorsSession(work, 'console', { accountId, apiKeyId: null, label: accountId })
  if (emailKey !== null) {
    return sessionFor(work, await peopleOfAddress(work, emailKey), { signedInBy: 'letter', emailKey })
  }
  // The platform vouches for this one person: whoever else has the address is not meant.
  const person = personId === null ? undefined : await personWithAccess(work, personId)
  const way = { signedInBy: 'link', emailKey: person?.emailKey ?? null, page, returnUrl } as const
  return sessionFor(work, person ? [person] : [], way)
}

async function notedWrong(work: Work, emailKey: string): Promise<undefined> {
  const people = await peopleOfAddress(work, emailKey)
  await noteAtDoor(work, people, { operation: CREATES, act: 'sent a wrong code', by: VISITOR })
}

async function noteSignedIn(work: Work, people: readonly Personal[], way: WayIn): Promise<void> {
  const [first] = people
  const by = { actor: `person:${first!.personId}`, actorLabel: labelOf(first!) }
  await noteAtDoor(work, people, { operation: CREATES, act: `signed in by ${way}`, by })
}
