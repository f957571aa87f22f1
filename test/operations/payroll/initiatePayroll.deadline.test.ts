import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { demo, companyId, message } = await refusals(world)

test('after the deadline a plain call is refused, and names the way out', async () => {
  const { second } = demo
  await demo.initiate()
  await demo.travelTo(second.payDate, '12:00')
  expect(await message('payroll/initiatePayroll', { companyId, payPeriodId: second.payPeriodId })).toMatch(
    /^The deadline to run this payroll was .*runNow: true/,
  )
})
