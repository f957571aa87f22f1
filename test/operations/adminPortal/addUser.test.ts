import { expect, test } from 'vitest'
import { user } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { refusals } from '../payroll/refusals.ts'

const world = await sharedService()
const { companyId, message } = await refusals(world)

test('a place of work is told as its category wants it', async () => {
  const sent = (over: object) => user(companyId, over)
  expect(
    await message('adminPortal/addUser', sent({ companyLocationCategory: 'Remote', stateCode: '' })),
  ).toBe('stateCode is required for a Remote worker')
  const office = { companyLocationCategory: 'Office', stateCode: '', companyLocationId: '' }
  expect(await message('adminPortal/addUser', sent(office))).toBe(
    'companyLocationId is required for an Office worker',
  )
})
