import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { call, ok } = world
const { filingId } = await filed(world)

test('what was filed by hand is accepted with its proof, after it was approved', async () => {
  const asked = { filingId, confirmation: 'Confirmation 8471' }
  expect((await call('adminPortal/markFiled', asked)).status).toBe(400)
  await ok('adminPortal/approveFiling', { filingId })
  const { filing } = await ok('adminPortal/markFiled', asked)
  expect(filing).toMatchObject({ status: 'accepted', channel: 'manual', receipt: 'Confirmation 8471' })
  expect((await call('adminPortal/markFiled', asked)).status).toBe(400)
})
