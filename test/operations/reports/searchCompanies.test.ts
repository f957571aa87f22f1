import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from '../companyOnboarding/onboarding.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const { created } = onboarding(sandbox)
const { later } = people(sandbox)
const named = async (company: string, externalId: string) =>
  (await created({ registration: { company, externalId } })).companyId
const tern = await named('Tern Books', 'acct-1')
const teal = await named('TEAL & Co', 'acct-2')
const wren = await named('Wren Works', '')

const found = async (over: object) =>
  (await ok('reports/searchCompanies', over)).companies.map(
    ({ companyId }: { companyId: string }) => companyId,
  )

test('by the beginning of the name, by your key, by how verification stands', async () => {
  expect(await found({ query: 'te' })).toEqual([tern, teal])
  expect(await found({ query: 'tern b' })).toEqual([tern])
  expect(await found({ query: 'books' })).toEqual([])
  expect(await found({ query: 'acct-2' })).toEqual([teal])
  expect(await found({ externalId: 'acct-1' })).toEqual([tern])
  expect(await found({ externalId: 'acct-1', query: 'teal' })).toEqual([])
  expect(await found({ status: 'pending' })).toEqual([tern, teal, wren])
  expect(await found({ status: 'failed' })).toEqual([])
  expect((await stranger('reports/searchCompanies', { externalId: 'acct-1' })).body.companies).toEqual([])
})

test('by what was done since, page by page', async () => {
  await later()
  const { now } = (await ok('sandbox/getClock', {})).clock
  expect(await found({ updatedSince: now })).toEqual([])
  const company = { companyId: wren, metadata: { plan: 'gold' } }
  await ok('companyOnboarding/updateCompany', { company })
  expect(await found({ updatedSince: now })).toEqual([wren])
  const first = await ok('reports/searchCompanies', { limit: 2 })
  const rest = await ok('reports/searchCompanies', { limit: 2, cursor: first.nextCursor })
  expect([...first.companies, ...rest.companies].map(({ companyId }) => companyId)).toEqual([
    tern,
    teal,
    wren,
  ])
  expect(rest.companies[0]).toMatchObject({
    company: 'Wren Works',
    externalId: '',
    metadata: { plan: 'gold' },
  })
})

test('too long ago', async () => {
  expect(await call('reports/searchCompanies', { updatedSince: '2020-01-01T00:00:00Z' })).toMatchObject(
    refused('updatedSince must be at most 31 days ago; list them with reports/getCompanies'),
  )
})
