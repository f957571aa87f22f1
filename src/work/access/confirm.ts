import { actorOf } from '../../domain/access/caller.ts'
import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { passkeysOf } from '../../store/access/passkeys.ts'
import { confirmSession } from '../../store/access/sessions.ts'
import { findCodes, spend } from '../../store/access/sign-ins.ts'
import type { Work } from '../../store/database/work.ts'
import { isRight } from './code.ts'
import { entering } from './enter.ts'
import type { Holder } from './leave.ts'
import { noteAtDoor } from './log.ts'
import { isSigned } from './passkeys.ts'
import { keyTyped } from './secret.ts'

/** Ways to prove again who sits there. */
export type Proof = (door: FrontDoor, who: Holder, network: string) => Promise<boolean>

export const proofs = (sent: {
  readonly code?: string | null | undefined
  readonly passkey?: { readonly id: string } | null | undefined
  readonly SecretKey?: string | null | undefined
}): readonly Proof[] => [
  ...(sent.code ? [byLetter(sent.code.replace(/\D/g, ''))] : []),
  ...(sent.passkey ? [byOwnPasskey(sent.passkey)] : []),
  ...(sent.SecretKey ? [byOwnSecret(sent.SecretKey)] : []),
]

/** Tries a proof. A wrong one is counted like a wrong try to come in. */
export async function confirmedBy(
  door: FrontDoor,
  { who, network }: { readonly who: Holder; readonly network: string },
  proof: Proof,
): Promise<boolean> {
  const proven = await entering(door, network, async () =>
    (await proof(door, who, network)) ? 'proven' : undefined,
  )
  if (proven === undefined) return false
  await asClient(door, who.clientId, async (work) => {
    await confirmSession(work, who.session.sessionId)
    await noteAtDoor(work, who.session.people, {
      operation: 'session/confirmIdentity',
      act: 'proved identity',
      by: actorOf(who),
    })
  })
  return true
}

/** A letter went to the address of the session, from the same client. */
const byLetter =
  (code: string): Proof =>
  async (door, { clientId, session: { emailKey } }) => {
    const letters = emailKey === null ? [] : await findCodes(door.pool, emailKey)
    const own = letters.find((letter) => letter.clientId === clientId)
    if (!own) return false
    const rightOnce = async (work: Work) =>
      (await isRight(work, door, { ...own, code })) && (await spend(work, own.signInId)) !== undefined
    return asClient(door, clientId, rightOnce)
  }

const byOwnPasskey =
  (response: { readonly id: string }): Proof =>
  async (door, { clientId, session: { emailKey, sessionId } }) => {
    const { consoleUrl } = door
    if (emailKey === null || consoleUrl === undefined) return false
    return asClient(door, clientId, async (work) => {
      const own = (await passkeysOf(work, emailKey)).find(({ credentialId }) => credentialId === response.id)
      return own !== undefined && isSigned(work, own, { response, sessionId, consoleUrl })
    })
  }

const byOwnSecret =
  (secret: string): Proof =>
  async (door, who, network) => {
    if (who.kind !== 'operator') return false
    const key = await keyTyped(door, { accountId: who.accountId, secret, network })
    return key?.clientId === who.clientId
  }
