import { actorOf } from '../../domain/access/caller.ts'
import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { deletePasskey } from '../../store/access/passkeys.ts'
import type { Holder } from './leave.ts'
import { noteAtDoor } from './log.ts'
import { keepPasskey } from './passkeys.ts'

/** Keeps a passkey for the address of the session; false when it was not made for this. */
export const addedPasskey = (
  door: FrontDoor & { readonly consoleUrl: string },
  who: Holder,
  given: { readonly response: unknown; readonly name: string },
): Promise<boolean> =>
  asClient(door, who.clientId, async (work) => {
    const { sessionId, emailKey, people } = who.session
    if (emailKey === null) return false
    const kept = await keepPasskey(work, { ...given, sessionId, emailKey, consoleUrl: door.consoleUrl })
    if (!kept) return false
    const told = { operation: 'session/addPasskey', act: 'added a passkey', actor: actorOf(who) } as const
    await noteAtDoor(work, people, told)
    return true
  })

/** Forgets one of the person's own. */
export const removedPasskey = (door: FrontDoor, who: Holder, passkeyId: string): Promise<boolean> =>
  asClient(door, who.clientId, async (work) => {
    const { emailKey, people } = who.session
    if (emailKey === null || !(await deletePasskey(work, { emailKey, passkeyId }))) return false
    const told = {
      operation: 'session/removePasskey',
      act: 'removed a passkey',
      actor: actorOf(who),
    } as const
    await noteAtDoor(work, people, told)
    return true
  })
