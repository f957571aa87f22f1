import type { Caller } from '../../domain/access/caller.ts'
import { labelOf } from '../../domain/access/session.ts'
import { assert } from '../../kernel/problem.ts'
import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { passkeysOf } from '../../store/access/passkeys.ts'
import { sessionAtDoor } from '../../store/access/sessions.ts'
import { sessionForm } from '../../wire/session.ts'

/** A session that has just begun, as its owner sees it. */
export async function shownSession(door: FrontDoor, token: string) {
  const found = await sessionAtDoor(door.pool, token)
  assert(found, 'the session that was just made')
  const [person] = found.session.people
  const kind = person ? ('person' as const) : ('operator' as const)
  const label = person ? labelOf(person) : found.account!.accountId
  return shownCaller(door, { kind, label, clientId: found.clientId, session: found.session })
}

/** Who calls, whoever that is. */
export async function shownCaller(
  door: FrontDoor,
  caller: Pick<Caller, 'kind' | 'label' | 'clientId'> & {
    session?: Parameters<typeof sessionForm>[0]['session']
  },
) {
  const { kind, label, session } = caller
  const emailKey = session?.emailKey ?? null
  const passkeys =
    emailKey === null ? [] : await asClient(door, caller.clientId, (work) => passkeysOf(work, emailKey))
  return sessionForm({ kind, label, session }, passkeys)
}
