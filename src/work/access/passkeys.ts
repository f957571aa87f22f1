import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Id } from '../../kernel/ids.ts'
import {
  insertPasskey,
  notePasskeyUse,
  type Passkey,
  passkeysOf,
  takeChallenge,
} from '../../store/access/passkeys.ts'
import type { Tx } from '../../store/database/transaction.ts'

/** What a device is asked to sign. With passkeys named, only those; without, any that it has for this site. */
export const assertionOptions = async (consoleUrl: string, known: readonly Passkey[] = []) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: siteOf(consoleUrl).hostname,
    userVerification: 'required',
    allowCredentials: known.map(named),
  })

/** What a device is asked to make. It must know its owner, by finger, face or PIN: the passkey is the whole proof. */
export const newPasskeyOptions = async (
  consoleUrl: string,
  who: { readonly email: string; readonly name: string; readonly known: readonly Passkey[] },
) =>
  (await webauthn()).generateRegistrationOptions({
    rpName: 'Purser',
    rpID: siteOf(consoleUrl).hostname,
    userName: who.email,
    userDisplayName: who.name,
    attestationType: 'none',
    excludeCredentials: who.known.map(named),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Loaded with the first passkey: every start would wait for it. */
const webauthn = () => import('@simplewebauthn/server')

/** The site that passkeys are for: a device signs for no other. */
const siteOf = (consoleUrl: string) => {
  const { origin, hostname } = new URL(consoleUrl)
  return { origin, hostname }
}

const named = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports: [...transports] })

/** Whether this passkey signed what it was asked to, just now, here. What was asked is used up either way. */
export async function isSigned(
  tx: Tx,
  passkey: Passkey,
  given: {
    readonly response: unknown
    readonly sessionId: Id<'session'> | null
    readonly consoleUrl: string
  },
): Promise<boolean> {
  const response = given.response as AuthenticationResponseJSON
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!(await takeChallenge(tx, { challenge, sessionId: given.sessionId }))) return false
  const { origin, hostname } = siteOf(given.consoleUrl)
  const { verifyAuthenticationResponse } = await webauthn()
  const { verified, counter } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
  }).then(
    (outcome) => ({ verified: outcome.verified, counter: outcome.authenticationInfo.newCounter }),
    () => NOT_SIGNED,
  )
  return verified && (await notePasskeyUse(tx, { passkeyId: passkey.passkeyId, counter }))
}

const NOT_SIGNED = { verified: false, counter: 0 }

/** Keeps a new passkey for an address; false when the device did not sign what it was asked to, here. */
export async function keepPasskey(
  tx: Tx,
  given: {
    readonly response: unknown
    readonly sessionId: Id<'session'>
    readonly consoleUrl: string
    readonly emailKey: string
    readonly name: string
  },
): Promise<boolean> {
  const response = given.response as RegistrationResponseJSON
  const challenge = challengeIn(response.response.clientDataJSON)
  if (!(await takeChallenge(tx, { challenge, sessionId: given.sessionId }))) return false
  const { origin, hostname } = siteOf(given.consoleUrl)
  const { verifyRegistrationResponse } = await webauthn()
  const made = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!made?.verified) return false
  const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential
  const known = await passkeysOf(tx, given.emailKey)
  if (known.some(({ credentialId }) => credentialId === id)) return false
  await insertPasskey(tx, { ...given, credentialId: id, publicKey, counter, transports })
  return true
}

/** The challenge that a browser says it saw; whether it was asked is looked up, whether it was signed is verified. */
function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}
