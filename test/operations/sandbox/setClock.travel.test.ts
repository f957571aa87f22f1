import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from '../payroll/refusals.ts'

const world = await sharedService()
const { owner } = world
const { message } = await refusals(world)

test('a clock that travels further is not set back on the way', async () => {
  await owner.query(`update client set travel_at = now(), travel_to = now() + interval '900 days'`)
  expect(await message('sandbox/setClock', { to: '2027-06-01T00:00:00Z' })).toBe(
    'The clock is travelling further than that; it goes forwards only',
  )
  await owner.query('update client set travel_to = null, travel_at = null')
})
