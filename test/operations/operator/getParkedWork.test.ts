import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { park } from './parked.ts'

const sandbox = await sharedService()

test('parked work is listed to its own client', async () => {
  const parkedWorkId = await park(sandbox)
  const { parkedWork } = await sandbox.ok('operator/getParkedWork')
  expect(parkedWork).toMatchObject([
    { parkedWorkId, task: 'sendLetter', attempts: 9, lastError: 'no such host' },
  ])
  expect((await sandbox.stranger('operator/getParkedWork')).body).toEqual({ parkedWork: [] })
})
