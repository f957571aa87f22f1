import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { tracked } from './tracked.ts'

const sandbox = await sharedService()
const { call } = sandbox
const { ground, companyId, bakers, assign, cardsOf } = await tracked(sandbox)

test('not before joining', async () => {
  const { userId } = bakers[4]!
  const me = { companyId, userId }
  await sandbox.owner.query("update worker set date_of_join = '2027-06-01' where user_id = $1", [userId])
  await assign(await ground.policy(), [userId])
  expect(await cardsOf({ userId })).toHaveLength(1)
  expect(await call('userPortal/clockIn', me)).toMatchObject(
    refused('Time cannot be entered before dateOfJoin'),
  )
})
