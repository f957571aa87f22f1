import { type Caller, reachOf } from './caller.ts'
import type { Role, Scope } from './scopes.ts'

/** Who may call an operation: declared on it, decided here, checked once by the dispatcher. */
export interface Access {
  /** What a key must be allowed to do. */
  readonly scope: Scope
  /** The people who may; keys and operators may by their scopes. */
  readonly roles: readonly Role[]
  /** What it is about: the whole client, one company, or one worker. Whoever sees less may not call it. */
  readonly reach: 'client' | 'company' | 'worker'
  /** Who has signed in must have proven who it is within the last ten minutes: always, or for an unusual amount. */
  readonly again?: true | 'unusualCost'
}

/** Or `open`, without credentials: the door itself; or `recognized`: about the caller, whoever that is. */
export type WhoMay = Access | 'open' | 'recognized'

export type Admission = { readonly allowed: true } | { readonly allowed: false; readonly needs: string }

/** Allowed, or what it needs in words: a role for a person, a scope or a wider reach for a key. */
export function mayCall(caller: Caller, access: WhoMay): Admission {
  if (typeof access === 'string') return { allowed: true }
  const { scope, roles, reach, again } = access
  if (caller.kind === 'person' && !roles.includes(caller.role)) return needs(roleWords(roles))
  if (!caller.scopes.includes(scope)) return needs(`the scope ${scope}`)
  if (reach === 'client' && reachOf(caller).companyIds) return needs('a key that is not limited to companies')
  if (again === true && !isProven(caller)) return needs(PROOF)
  return { allowed: true }
}

/** A key proves itself with each request; who has signed in has to now and then. */
export const isProven = (caller: Caller): boolean =>
  caller.kind === 'key' || caller.session?.isConfirmed !== false

export const PROOF = 'proof of who you are within the last ten minutes: session/confirmIdentity'

const needs = (words: string): Admission => ({ allowed: false, needs: words })

const roleWords = (roles: readonly Role[]): string =>
  roles.length === 0 ? 'an API key or an operator' : `the role ${roles.join(' or ')}`
