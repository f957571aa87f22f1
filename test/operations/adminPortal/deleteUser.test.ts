import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { exit, staff } from './staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, active } = await staff(sandbox)
const { added, statusOf } = people(sandbox)

test('before KYC one is deleted, not deactivated; after it the other way round', async () => {
  const who = await added(companyId)
  await ok('adminPortal/addUserWage', wage(who))
  expect(await call('adminPortal/deactivateUser', { user: exit({ userId: who.userId }) })).toMatchObject(
    refused('A user that is Invite Sent cannot take deactivateUser; it must be KYC Pending, Ready or Active'),
  )
  await ok('adminPortal/deleteUser', who)
  expect(await call('reports/getUser', who)).toMatchObject(refused('Invalid UserId'))

  const other = await active()
  expect((await call('adminPortal/deleteUser', other)).status).toBe(400)
  expect(await statusOf(other)).toBe('Active')
})
