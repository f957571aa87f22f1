import { asClient, type FrontDoor } from '../../store/access/door.ts'
import { insertChallenge, passkeysOf } from '../../store/access/passkeys.ts'
import type { Holder } from './leave.ts'
import { assertionOptions, newPasskeyOptions } from './passkeys.ts'

/** What a device has to sign: for a sign-in, or in this session of a person. */
export async function passkeyOptions(
  door: FrontDoor & { readonly consoleUrl: string },
  who: Holder | undefined,
  use: 'signIn' | 'confirm' | 'add',
) {
  const { consoleUrl, pool } = door
  const emailKey = who?.session.emailKey ?? null
  const known =
    who && emailKey !== null ? await asClient(door, who.clientId, (work) => passkeysOf(work, emailKey)) : []
  const options =
    use === 'add' && who
      ? await newPasskeyOptions(consoleUrl, { email: emailKey ?? '', name: who.label, known })
      : await assertionOptions(consoleUrl, known)

  await insertChallenge(pool, { challenge: options.challenge, sessionId: who?.session.sessionId ?? null })
  return options
}
