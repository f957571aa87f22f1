import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { call, ok } = world
const { filingId } = await filed(world)

test('only what is ready is approved, once', async () => {
  expect(await call('adminPortal/approveFiling', { filingId: newId() })).toMatchObject(
    refused('Invalid FilingId'),
  )
  const { filing } = await ok('adminPortal/approveFiling', { filingId })
  expect(filing).toMatchObject({ status: 'approved' })
  expect(filing.approvedBy).not.toBeNull()
  expect((await call('adminPortal/approveFiling', { filingId })).status).toBe(400)
})
