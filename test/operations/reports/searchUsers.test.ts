import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { people, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { idsOf, namedPeople } from './named-people.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { later } = people(sandbox)
const { companyId, mara, zoe, abe, far } = await namedPeople(sandbox)

const found = async (over: object) => idsOf((await ok('reports/searchUsers', over)).users)

test('by the beginning of either name, in any letter case, in one company or in all', async () => {
  expect(await found({ companyId, query: 'MAR' })).toEqual([mara.userId, zoe.userId])
  expect(await found({ query: 'mar' })).toEqual([mara.userId, zoe.userId, far.userId])
  expect(await found({ companyId, query: 'mara st' })).toEqual([mara.userId])
  expect(await found({ companyId, query: 'stone m' })).toEqual([mara.userId])
  expect(await found({ companyId, query: 'zoË' })).toEqual([zoe.userId])
  expect(await found({ companyId, query: 'Young@heron.example' })).toEqual([abe.userId])
  expect(await found({ query: 'Marion@far.example' })).toEqual([far.userId])
  expect(await found({ companyId, query: 'tone' })).toEqual([])
})

test('by your key, by ids, by status, by what was done since; page by page', async () => {
  expect(await found({ externalId: 'emp-7' })).toEqual([mara.userId])
  expect(await found({ userIds: [far.userId, abe.userId] })).toEqual([abe.userId, far.userId])
  expect(await found({ companyId, status: 'Active' })).toEqual([])
  const { clock } = await ok('sandbox/getClock', {})
  await later()
  const now = (await ok('sandbox/getClock', {})).clock.now
  await ok('adminPortal/addUserWage', wage(abe))
  expect(await found({ companyId, updatedSince: now })).toEqual([abe.userId])
  expect(await found({ companyId, updatedSince: now, status: 'Add Wage' })).toEqual([])
  expect((await found({ updatedSince: clock.now })).length).toBeGreaterThanOrEqual(1)
  const first = await ok('reports/searchUsers', { companyId, limit: 2 })
  const rest = await ok('reports/searchUsers', { companyId, limit: 2, cursor: first.nextCursor })
  expect(idsOf([...first.users, ...rest.users])).toEqual([mara, zoe, abe].map(({ userId }) => userId))
  expect(first.users[0]).toMatchObject({ externalId: 'emp-7', firstName: 'Mara', companyId })
})

test('too long ago, and a company that is not there', async () => {
  const asked = (over: object) => call('reports/searchUsers', over)
  expect(await asked({ updatedSince: '2020-01-01T00:00:00Z' })).toMatchObject(
    refused('updatedSince must be at most 31 days ago; list everyone with reports/getUsers'),
  )
  expect(await asked({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
})
