import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { call, ok } = world
const { filingId } = await filed(world)

test('what is right is not amended, nor what was not accepted', async () => {
  const asked = { filingId, explanation: 'A paycheck was voided' }
  expect(await call('adminPortal/amendFiling', { ...asked, filingId: newId() })).toMatchObject(
    refused('Invalid FilingId'),
  )
  expect(await call('adminPortal/amendFiling', asked)).toMatchObject(
    refused('Only an accepted filing is amended; this one is ready'),
  )
  await ok('adminPortal/approveFiling', { filingId })
  await ok('adminPortal/markFiled', { filingId, confirmation: 'By mail' })
  expect(await call('adminPortal/amendFiling', asked)).toMatchObject(
    refused('What was filed is what is right today: there is nothing to amend'),
  )
})
