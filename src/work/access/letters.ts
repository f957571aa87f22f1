import { setTimeout } from 'node:timers/promises'
import { linkTo } from '../../domain/access/link.ts'
import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { clientsOfAddress, peopleOfAddress } from '../../store/access/people.ts'
import { insertLetter } from '../../store/access/sign-ins.ts'
import { closeWithLater } from '../../store/agenda/insert.ts'
import type { Work } from '../../store/database/work.ts'
import { noteAtDoor, VISITOR } from './log.ts'

/**
 * Sends whoever has this address a link and a code; nobody, if nobody has. Neither the answer nor the time that it takes
 * tells which.
 */
export async function requestLetter(
  door: FrontDoor & { readonly consoleUrl: string },
  { email, network }: { readonly email: string; readonly network: string },
): Promise<void> {
  const emailKey = email.toLowerCase()
  await door.brake.take('letterFromNetwork', network)
  await door.brake.take('letterToAddress', emailKey)

  const sent = async () => {
    for (const clientId of await clientsOfAddress(door.pool, emailKey)) {
      await asClient(door, clientId, (work) => letterTo(work, door, emailKey))
    }
  }
  await Promise.all([sent(), setTimeout(LONGER_THAN_A_LETTER)])
}

/** Milliseconds: as long as an answer takes at least. */
const LONGER_THAN_A_LETTER = 250

async function letterTo(
  work: Work,
  { pepper, consoleUrl }: FrontDoor & { readonly consoleUrl: string },
  emailKey: string,
): Promise<void> {
  const people = await peopleOfAddress(work, emailKey)
  const linkOf = (token: string) => linkTo(consoleUrl, token)
  const signInId = await insertLetter(work, { emailKey, linkOf, pepper })
  closeWithLater(work, [
    { task: 'sendSignIn', key: signInId, companyId: null, dueAt: work.now, payload: { signInId } },
  ])
  await noteAtDoor(work, people, {
    operation: 'session/requestSignIn',
    act: 'asked for a letter',
    by: VISITOR,
  })
}
