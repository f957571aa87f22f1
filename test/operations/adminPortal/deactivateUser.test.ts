import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { exit, staff } from './staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { active, idsOf } = await staff(sandbox)
const { statusOf } = people(sandbox)

test('deactivated and activated', async () => {
  const who = await active()
  const user = exit({
    userId: who.userId,
    finalPayCheckType: 'They have already been paid',
    additionalNotes: '',
  })
  expect(await ok('adminPortal/deactivateUser', { user })).toMatchObject({
    user: { userId: who.userId, status: 'Inactive' },
  })
  expect(await statusOf(who)).toBe('Inactive')
  expect(await idsOf('reports/getDeactivatedUsers')).toContain(who.userId)
  expect(await idsOf('reports/getTerminatedUsers')).not.toContain(who.userId)
  expect(await idsOf('reports/getActiveUsers')).not.toContain(who.userId)
  expect((await call('adminPortal/deactivateUser', { user })).status).toBe(400)

  expect(await ok('adminPortal/activateUser', { user: { userId: who.userId } })).toMatchObject({
    user: { userId: who.userId, status: 'Active' },
  })
  expect(await statusOf(who)).toBe('Active')
  expect(await idsOf('reports/getActiveUsers')).toContain(who.userId)
  expect(await idsOf('reports/getDeactivatedUsers')).not.toContain(who.userId)
  expect(await call('adminPortal/activateUser', { user: { userId: who.userId } })).toMatchObject(
    refused('Only an Inactive user can be activated; this one is Active'),
  )
})

test('empty and bad ids are told before the status', async () => {
  const deactivate = (user: object) => call('adminPortal/deactivateUser', { user })
  for (const userId of ['', null, undefined]) {
    expect(await deactivate({ userId, exitDate: 'x' })).toMatchObject(
      refused('EmployeeId is mandatory and cannot be empty.'),
    )
  }
  expect(await deactivate({ userId: 'x' })).toMatchObject(refused('Invalid UserId'))
  expect(await deactivate({ userId: crypto.randomUUID(), exitDate: 'x' })).toMatchObject(
    refused('Invalid UserId'),
  )
})
