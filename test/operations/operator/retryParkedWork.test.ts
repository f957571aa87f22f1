import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { park } from './parked.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox

test('parked work runs again: one piece, or everything of the client', async () => {
  const parkedWorkId = await park(sandbox)
  expect(await stranger('operator/retryParkedWork', { parkedWorkId })).toMatchObject(
    refused('Nothing is parked under this parkedWorkId'),
  )
  expect((await stranger('operator/retryParkedWork')).body.parkedWork.retried).toBe(0)
  expect((await ok('operator/retryParkedWork', { parkedWorkId })).parkedWork.retried).toBe(1)
  expect((await call('operator/retryParkedWork', { parkedWorkId })).status).toBe(400)
  await park(sandbox)
  expect((await ok('operator/retryParkedWork')).parkedWork.retried).toBe(1)
})
