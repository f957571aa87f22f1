import { z } from 'zod'
import type { Caller } from '../domain/access/caller.ts'
import { languages } from '../domain/access/language.ts'
import { roles } from '../domain/access/scopes.ts'
import { isWorker, type PersonOfSession, type SessionFacts, waysIn } from '../domain/access/session.ts'
import { type Instant, isoInstant } from '../kernel/dates.ts'
import { line, text } from './fields/fields.ts'

/** Who has signed in, as the session operations answer it. */

const person = z.object({
  businessUserId: z.uuid().optional(),
  userId: z.uuid().optional(),
  companyId: z.uuid(),
  company: z.string().describe('The name of the company.'),
  role: z.enum(roles).describe('What the person is to the company.'),
  name: z.string().describe('First and last name.'),
  language: z.enum(languages),
})

const passkey = z.object({
  passkeyId: z.uuid().describe('What the passkey is called here.'),
  name: z.string().describe('What the person calls it.'),
  createdAt: z.string().describe('When it was added.'),
  usedAt: z.string().nullable().describe('When it was used last; null if never.'),
})

const sessionRecord = z.object({
  kind: z
    .enum(['person', 'operator', 'key'])
    .describe('A person or an operator who has signed in, or an API key, which has no session.'),
  label: z.string().describe('How the audit log names the caller.'),
  signedInBy: z
    .enum(waysIn)
    .nullable()
    .describe('By a letter, a minted link, a passkey, a secret, or a link of `purser console`.'),
  isConfirmed: z
    .boolean()
    .describe(
      'Proven within the last ten minutes, as bank accounts, secrets and the access of others require.',
    ),
  endsAt: z.string().nullable().describe('When the session ends if nobody does anything. Real time.'),
  page: z.string().describe('The page that a minted link opens.'),
  returnUrl: z.string().describe('Where the way back to the platform leads.'),
  people: z
    .array(person)
    .describe(
      'Whom the session may act as. With several, each request names one in the header `Purser-Person`: ' +
        'its businessUserId or userId.',
    ),
  passkeys: z.array(passkey).describe('The passkeys of the person.'),
})

export const sessionReply = z.object({
  session: sessionRecord.describe('Who has signed in, and until when.'),
})

interface PasskeyShown {
  readonly passkeyId: string
  readonly name: string
  readonly createdAt: Instant
  readonly usedAt: Instant | null
}

export const sessionForm = (
  { kind, label, session }: { kind: Caller['kind']; label: string; session: SessionFacts | undefined },
  passkeys: readonly PasskeyShown[],
) => ({
  kind,
  label,
  signedInBy: session?.signedInBy ?? null,
  isConfirmed: session?.isConfirmed ?? false,
  endsAt: session ? isoInstant(session.endsAt) : null,
  page: session?.page ?? '',
  returnUrl: session?.returnUrl ?? '',
  people: (session?.people ?? []).map(personForm),
  passkeys: passkeys.map(({ passkeyId, name, createdAt, usedAt }) => ({
    passkeyId,
    name,
    createdAt: isoInstant(createdAt),
    usedAt: usedAt && isoInstant(usedAt),
  })),
})

const personForm = ({ personId, companyId, company, role, ...known }: PersonOfSession) => ({
  ...(isWorker(role) ? { userId: personId } : { businessUserId: personId }),
  companyId,
  company,
  role,
  name: `${known.firstName} ${known.lastName}`,
  language: known.language,
})

/** What a browser answers when a device has signed (WebAuthn Level 3, 5.1: PublicKeyCredential.toJSON). */
const credential = {
  id: text(1400)
    .describe('What the device calls the key.')
    .meta({ examples: ['q1FcLQ'] }),
  rawId: text(1400)
    .describe('What the device calls the key, once more.')
    .meta({ examples: ['q1FcLQ'] }),
  type: z.literal('public-key').describe('The kind of key, of which there is one.'),
  authenticatorAttachment: line(40)
    .meta({ examples: ['platform'] })
    .nullish()
    .describe('Whether the device is part of the computer.'),
  clientExtensionResults: z.record(z.string(), z.unknown()).nullish().describe('Taken, and not looked at.'),
}
const bytes = (most: number) =>
  z
    .string('must be base64url')
    .max(most)
    .regex(/^[A-Za-z0-9_-]*$/, 'must be base64url')
    .meta({ examples: ['o2NmbXRkbm9uZQ'] })

export const assertion = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: bytes(4096).describe('What the browser saw: challenge and origin.'),
      authenticatorData: bytes(4096).describe('What the device says of itself.'),
      signature: bytes(8192).describe('Its signature.'),
      userHandle: bytes(200).nullish().describe('Taken, and not looked at.'),
    })
    .describe('What the device signed.'),
})

export const attestation = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: bytes(4096).describe('What the browser saw: challenge and origin.'),
      attestationObject: bytes(60_000).describe('The new key, as the device made it.'),
      transports: z
        .array(line(40).meta({ examples: ['internal'] }))
        .max(10)
        .nullish()
        .describe('How the device is reached.'),
    })
    .describe('What the device made.'),
})

/** What a link carries behind its #. */
export const linkToken = () => line(100).meta({ examples: ['gXZWwR9RpaHB9PFIAqFrLi-9y9OwrZhSoaEqQUWhFIo'] })
