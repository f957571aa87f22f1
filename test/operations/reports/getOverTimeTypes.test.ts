import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

test('kinds of overtime and their multiplier', async () => {
  const { overTimeTypes } = await ok('reports/getOverTimeTypes')
  const multipliers = overTimeTypes.map(({ multiplier }: { multiplier: number }) => multiplier)
  expect(multipliers).toEqual(expect.arrayContaining([1.5, 2]))
})

test('who does not say who they are is not answered', async () => {
  const reply = await call('reports/getOverTimeTypes', {}, { client: 'nobody:knows' })
  expect(reply.status).toBe(401)
})
