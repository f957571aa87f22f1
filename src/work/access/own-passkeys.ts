import { actorOf } from '../../domain/access/caller.ts'
import { isWorker, type Personal } from '../../domain/access/session.ts'
import { asId, newId } from '../../kernel/ids.ts'
import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { deletePasskey } from '../../store/access/passkeys.ts'
import { closeWithLater } from '../../store/agenda/insert.ts'
import type { Work } from '../../store/database/work.ts'
import { mailLater, mailStaffLater } from '../people/mail-later.ts'
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
    const told = { operation: 'session/addPasskey', act: 'added a passkey', by: actorOf(who) } as const
    await noteAtDoor(work, people, told)
    tellOwner(work, people)
    closeWithLater(work, work.outbox.later)
    return true
  })

/** One letter, however many companies the address is known to. */
function tellOwner(work: Work, [person]: readonly Personal[]): void {
  if (person === undefined) return
  const { companyId, personId } = person
  if (isWorker(person.role)) mailLater(work, { companyId, userId: asId(personId) }, 'passkeyAdded', newId())
  else mailStaffLater(work, { companyId, businessUserId: asId(personId) }, 'passkeyAdded', newId())
}

/** Forgets one of the person's own. */
export const removedPasskey = (door: FrontDoor, who: Holder, passkeyId: string): Promise<boolean> =>
  asClient(door, who.clientId, async (work) => {
    const { emailKey, people } = who.session
    if (emailKey === null || !(await deletePasskey(work, { emailKey, passkeyId }))) return false
    const told = {
      operation: 'session/removePasskey',
      act: 'removed a passkey',
      by: actorOf(who),
    } as const
    await noteAtDoor(work, people, told)
    return true
  })
