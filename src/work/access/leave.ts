import { actorOf, type Caller } from '../../domain/access/caller.ts'
import type { SessionFacts } from '../../domain/access/session.ts'
import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { endSession, endSessionsLike } from '../../store/access/sessions.ts'
import { noteAtDoor } from './log.ts'

/** Someone who has signed in. */
export type Holder = Caller & { readonly session: SessionFacts }

/** Ends the session, or all that its owner has open. Answers how many. */
export const endedAtDoor = (door: FrontDoor, who: Holder, everywhere = false): Promise<number> =>
  asClient(door, who.clientId, async (work) => {
    const { sessionId, people } = who.session
    const count = everywhere ? await endSessionsLike(work, sessionId) : await endSession(work, sessionId)
    await noteAtDoor(work, people, {
      operation: 'session/endSession',
      act: everywhere ? 'ended every session' : 'signed out',
      by: actorOf(who),
    })
    return count
  })
