import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { inputs } from '../payroll/inputs.ts'

const world = await sharedService()
const { call, ok } = world
const { at } = await inputs(world)

test('the period of another company is no filter', async () => {
  const { company: other } = await ok('sandbox/seedDemoCompany', { employees: 1 })
  const reply = await call('reports/getTransactions', { ...at, companyId: other.companyId })
  expect(reply.body.error.message).toBe('Invalid PayPeriodId')
})
