import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Language } from './language.ts'
import type { Role } from './scopes.ts'

/**
 * How someone came in. A letter, a passkey, a secret and the command line of the installation prove who it is; a minted
 * link is the platform's word.
 */
export const waysIn = ['letter', 'link', 'passkey', 'secret', 'console'] as const
export type WayIn = (typeof waysIn)[number]

export const provesIdentity = (way: WayIn): boolean => way !== 'link'

/** Someone who has signed in, as the door found it: real time, whatever the client's clock says. */
export interface SessionFacts {
  readonly sessionId: Id<'session'>
  readonly signedInBy: WayIn
  /** Proven within the last ten minutes. */
  readonly isConfirmed: boolean
  /** When it ends if nobody does anything. */
  readonly endsAt: Instant
  /** The address that letters with codes go to; an operator has none. */
  readonly emailKey: string | null
  readonly page: string
  readonly returnUrl: string
  /** Whom the session may act as; an operator acts as the client. */
  readonly people: readonly PersonOfSession[]
}

export interface PersonOfSession extends Personal {
  readonly company: string
}

/** Someone with access, as they are known now. */
export interface Personal {
  /** A user's or a business user's id, by the role. */
  readonly personId: string
  readonly companyId: Id<'company'>
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
}

export const isWorker = (role: Role): role is 'worker' | 'formerWorker' =>
  role === 'worker' || role === 'formerWorker'

export const labelOf = ({ firstName, lastName, role }: Personal): string =>
  `${firstName} ${lastName} (${role})`

/** What the access log tells of a person. */
export type AccessAct =
  | `signed in by ${WayIn}`
  | 'asked for a letter'
  | 'sent a wrong code'
  | 'proved identity'
  | 'signed out'
  | 'ended every session'
  | 'was given a link'
  | 'was invited'
  | 'added a passkey'
  | 'removed a passkey'
  | 'was given access'
  | 'lost access'
  | 'confirmed a change of bank accounts'
  | 'stopped a change of bank accounts'
