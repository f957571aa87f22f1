import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { park } from './parked.ts'

const sandbox = await sharedService()

test('a client without work is well; parked work asks for attention', async () => {
  const { health } = (await sandbox.stranger('operator/getHealth')).body
  expect(health).toMatchObject({ status: 'ok', workParked: 0, paymentsReturned: 0, reviewsWaiting: 0 })
  await park(sandbox)
  expect((await sandbox.ok('operator/getHealth')).health).toMatchObject({
    status: 'attention',
    workParked: 1,
  })
})
