import type { Id } from '../../kernel/ids.ts'
import type { Scope } from './scopes.ts'
import type { SessionFacts } from './session.ts'

/** Who calls: made once at the door, and carried whole from there to the audit row. */
export type Caller = KeyCaller | PersonCaller | OperatorCaller
type PersonCaller = StaffCaller | WorkerCaller

interface Known {
  readonly clientId: Id<'client'>
  readonly scopes: readonly Scope[]
  /** How people read who it was: `Ada Marsh (administrator)`. */
  readonly label: string
}

interface SignedIn extends Known {
  /** The session that the request came with. */
  readonly session?: SessionFacts
}

/** A program with Basic credentials. */
export interface KeyCaller extends Known {
  readonly kind: 'key'
  readonly accountId: string
  readonly apiKeyId: string
  /** The companies that the key is limited to; absent, all of the client. */
  readonly companyIds?: readonly Id<'company'>[]
}

/** A business user, who sees one company. */
interface StaffCaller extends SignedIn {
  readonly kind: 'person'
  readonly role: 'administrator' | 'bookkeeper'
  readonly companyId: Id<'company'>
  readonly businessUserId: Id<'businessUser'>
}

/** Someone who is or was paid, who sees herself. */
interface WorkerCaller extends SignedIn {
  readonly kind: 'person'
  readonly role: 'worker' | 'formerWorker'
  readonly companyId: Id<'company'>
  readonly workerId: Id<'user'>
}

/** Whoever typed the client's credentials into the console: sees what a key without limits sees. */
export interface OperatorCaller extends SignedIn {
  readonly kind: 'operator'
  readonly accountId: string
}

/** Who did something: by id, and beside it as people read it. */
export interface Actor {
  readonly actor: string
  readonly actorLabel: string
}

/** How the audit log names a caller. */
export const actorOf = (caller: Caller): Actor => ({
  actor: caller.kind === 'operator' ? 'operator' : handOf(caller),
  actorLabel: caller.label,
})

/** How a record that people read names who it was. */
export const bylineOf = ({ actor, actorLabel }: Actor): string =>
  actor.startsWith('person:') ? `person:${actorLabel}` : actor

/** Whose hand it is, by id: what one did, the same may not approve. */
export function handOf(caller: Caller): string {
  if (caller.kind === 'key') return `key:${caller.apiKeyId}`
  if (caller.kind === 'operator') return `operator:${caller.accountId}`
  return `person:${'workerId' in caller ? caller.workerId : caller.businessUserId}`
}

/** Which rows a caller may reach. Nothing given: all of the client. */
export interface Reach {
  readonly companyIds?: readonly Id<'company'>[]
  readonly workerId?: Id<'user'>
}

export function reachOf(caller: Caller): Reach {
  if (caller.kind === 'operator') return {}
  if (caller.kind === 'key') return caller.companyIds ? { companyIds: caller.companyIds } : {}
  const companyIds = [caller.companyId]
  return 'workerId' in caller ? { companyIds, workerId: caller.workerId } : { companyIds }
}

/** Social Security numbers in full, or masked. */
export const seesSsn = ({ scopes }: Caller): boolean => scopes.includes('pii')
