import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { demo, companyId, userId, message } = await refusals(world)

test('history comes before the first run', async () => {
  await demo.initiate()
  const history = [{ userId, payDate: '2026-10-02', state: 'GA', gross: 100, taxes: [] }]
  expect(await message('payroll/importPayrollHistory', { companyId, history })).toBe(
    'Payroll history can only be imported before the first payroll is run',
  )
})
