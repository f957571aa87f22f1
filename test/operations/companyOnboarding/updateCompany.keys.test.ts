import { expect, test } from 'vitest'
import { business, registration } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { created, info } = onboarding(sandbox)

const update = (companyId: string, given: object) =>
  call('companyOnboarding/updateCompany', { company: { companyId, ...given } })
const inUse = refused('externalId is in use by another company of yours')

test('a key is one company’s, whichever operation gives it', async () => {
  const { companyId } = await created({ registration: { externalId: 'acct-1', metadata: { plan: 'gold' } } })
  expect(await info(companyId)).toMatchObject({ externalId: 'acct-1', metadata: { plan: 'gold' } })
  const other = await created()
  const twin = { externalId: 'acct-1' }
  expect(await call('companyOnboarding/createBusiness', business({ registration: twin }))).toMatchObject(
    inUse,
  )
  expect(await call('companyOnboarding/companyRegistration', registration(twin))).toMatchObject(inUse)
  expect(await update(other.companyId, twin)).toMatchObject(inUse)
  expect(await info(other.companyId)).toMatchObject({ externalId: '', metadata: {} })
  expect((await update(companyId, { externalId: '' })).status).toBe(200)
  expect((await update(other.companyId, twin)).status).toBe(200)
  expect((await info(other.companyId)).externalId).toBe('acct-1')
})

test('notes are merged, taken away by an empty text, and bounded', async () => {
  const { companyId } = await created({ registration: { metadata: { a: '1', b: '2' } } })
  await update(companyId, { metadata: { b: '', c: '3' } })
  expect((await info(companyId)).metadata).toEqual({ a: '1', c: '3' })
  await update(companyId, { company: 'Grey Heron' })
  expect((await info(companyId)).metadata).toEqual({ a: '1', c: '3' })
  const many = Object.fromEntries(Array.from({ length: 49 }, (_, n) => [`k${n}`, 'v']))
  expect(await update(companyId, { metadata: many })).toMatchObject(
    refused('metadata would have more than 50 keys; take some away by sending them with an empty text'),
  )
  expect((await update(companyId, { metadata: { ...many, a: '' } })).status).toBe(200)
  const wrong = [
    { metadata: { ...many, x: 'v', y: 'v' } },
    { metadata: { 'not a key': 'v' } },
    { metadata: { _hidden: 'v' } },
    { metadata: { [`k${'k'.repeat(40)}`]: 'v' } },
    { metadata: { long: 'v'.repeat(501) } },
    { metadata: { count: 3 } },
    { metadata: ['v'] },
  ]
  for (const given of wrong) expect((await update(companyId, given)).status).toBe(400)
  const { auditLog } = await ok('reports/getAuditLog', { companyId, operation: 'updateCompany' })
  expect(JSON.stringify(auditLog)).toContain('"metadata"')
})
