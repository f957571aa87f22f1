import { expect, test } from 'vitest'
import { user } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { newCompany, added, shown } = people(sandbox)
const companyId = await newCompany()

const two = refused('userReferenceId and externalId are one key; send one of them, or the same twice')

test('externalId is userReferenceId under another name', async () => {
  const who = await added(companyId, { externalId: 'emp-1', metadata: { team: 'north' } })
  expect(await shown(who)).toMatchObject({
    externalId: 'emp-1',
    userReferenceId: 'emp-1',
    metadata: { team: 'north' },
  })
  const update = (given: object) => call('adminPortal/updateUser', { user: { userId: who.userId, ...given } })
  expect((await update({ externalId: 'emp-2', metadata: { team: '', desk: '4' } })).status).toBe(200)
  const after = await shown(who)
  expect([after.userReferenceId, after.metadata]).toEqual(['emp-2', { desk: '4' }])
  const { users } = await ok('reports/searchUsers', { externalId: 'emp-2' })
  expect(users).toMatchObject([{ userId: who.userId, metadata: { desk: '4' } }])
  expect(await update({ externalId: 'emp-3', userReferenceId: 'emp-4' })).toMatchObject(two)
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, 'v']))
  expect(await update({ metadata: many })).toMatchObject(
    refused('metadata would have more than 50 keys; take some away by sending them with an empty text'),
  )
  expect((await update({ externalId: '' })).status).toBe(200)
  expect((await shown(who)).userReferenceId).toBe('')
})

test('one key names one worker of a company', async () => {
  await added(companyId, { externalId: 'emp-9' })
  const twin = user(companyId, { externalId: 'emp-9' })
  expect(await call('adminPortal/addUser', twin)).toMatchObject(refused('userReferenceId already in use'))
  expect(
    await call('adminPortal/addUser', user(companyId, { externalId: 'a', userReferenceId: 'b' })),
  ).toMatchObject(two)
  const { companyId: _, ...item } = twin.user
  const results = await ok('adminPortal/addUsers', {
    companyId,
    users: [item, { ...item, externalId: 'a', userReferenceId: 'b' }],
  })
  expect(results).toMatchObject([
    { userReferenceId: 'emp-9', error: { message: 'userReferenceId already in use' } },
    { userReferenceId: 'b', error: { message: two.body.error.message } },
  ])
})
