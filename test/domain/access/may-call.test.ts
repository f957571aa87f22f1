import { describe, expect, test } from 'vitest'
import { actorOf, bylineOf, type Caller, reachOf } from '../../../src/domain/access/caller.ts'
import { type Access, mayCall } from '../../../src/domain/access/may-call.ts'
import { roles, type Scope, scopes, scopesOf } from '../../../src/domain/access/scopes.ts'
import { newId } from '../../../src/kernel/ids.ts'

const clientId = newId<'client'>()
const companyId = newId<'company'>()
const key = (given: readonly Scope[], companyIds?: (typeof companyId)[]): Caller => ({
  kind: 'key',
  clientId,
  accountId: 'acme',
  apiKeyId: newId(),
  scopes: given,
  label: 'acme',
  ...(companyIds && { companyIds }),
})
const staff = (role: 'administrator' | 'bookkeeper'): Caller => ({
  kind: 'person',
  clientId,
  role,
  companyId,
  businessUserId: newId<'businessUser'>(),
  scopes: scopesOf[role],
  label: `Ada Marsh (${role})`,
})
const worker = (role: 'worker' | 'formerWorker'): Caller => ({
  kind: 'person',
  clientId,
  role,
  companyId,
  workerId: newId<'user'>(),
  scopes: scopesOf[role],
  label: `Ben Ode (${role})`,
})
const operator: Caller = { kind: 'operator', clientId, accountId: 'acme', scopes, label: 'operator' }

const submits: Access = { scope: 'payroll.run', roles: ['administrator'], reach: 'company' }
const reads: Access = { scope: 'read', roles, reach: 'worker' }
const keys: Access = { scope: 'admin', roles: [], reach: 'client' }

describe('mayCall', () => {
  test.each<[string, Caller, Access, string | true]>([
    ['a key with every scope', key(scopes), submits, true],
    ['a key with the scope', key(['payroll.run']), submits, true],
    ['a key with another', key(['read', 'payroll.prepare']), submits, 'the scope payroll.run'],
    ['a key with none', key([]), reads, 'the scope read'],
    ['a key of one company, about a company', key(scopes, [companyId]), submits, true],
    [
      'a key of one company, about the client',
      key(scopes, [companyId]),
      keys,
      'a key that is not limited to companies',
    ],
    ['an operator', operator, keys, true],
    ['an administrator', staff('administrator'), submits, true],
    ['an administrator, about the client', staff('administrator'), keys, 'an API key or an operator'],
    ['a bookkeeper', staff('bookkeeper'), submits, 'the role administrator'],
    ['a worker', worker('worker'), submits, 'the role administrator'],
    ['a worker, about herself', worker('worker'), reads, true],
    ['a former worker, about himself', worker('formerWorker'), reads, true],
    [
      'a person whose scopes were narrowed',
      { ...staff('administrator'), scopes: ['read'] },
      submits,
      'the scope payroll.run',
    ],
  ])('%s', (_, caller, access, expected) => {
    const admission = mayCall(caller, access)
    expect(admission.allowed || admission.needs).toBe(expected)
  })
})

test.each([
  [key(scopes), /^key:[0-9a-f-]{36}$/, /^key:[0-9a-f-]{36}$/],
  [staff('administrator'), /^person:[0-9a-f-]{36}$/, /^person:Ada Marsh \(administrator\)$/],
  [operator, /^operator$/, /^operator$/],
])('an actor has an id and a name', (caller, expected, read) => {
  expect(actorOf(caller)).toEqual({ actor: expect.stringMatching(expected), actorLabel: caller.label })
  expect(bylineOf(actorOf(caller))).toMatch(read)
})

test('reach: nothing, companies, or one worker of one company', () => {
  expect(reachOf(key(scopes))).toEqual({})
  expect(reachOf(operator)).toEqual({})
  expect(reachOf(key(scopes, [companyId]))).toEqual({ companyIds: [companyId] })
  expect(reachOf(staff('bookkeeper'))).toEqual({ companyIds: [companyId] })
  expect(reachOf(worker('worker'))).toEqual({ companyIds: [companyId], workerId: expect.any(String) })
})
