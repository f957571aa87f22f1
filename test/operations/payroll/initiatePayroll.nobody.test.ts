import { expect, test } from 'vitest'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { ok } = world
const { message } = await refusals(world)

test('a period in which nobody has anything to be paid is not run', async () => {
  const other = await payday(world, 1)
  const [only] = (await ok('reports/getUsers', { companyId: other.companyId })).users
  await ok('payroll/importRegularPayrollData', {
    companyId: other.companyId,
    payPeriodId: other.first.payPeriodId,
    payrollData: [{ userId: only.userId, unPaidLeave: { noOfHours: 80 } }],
  })
  const body = { companyId: other.companyId, payPeriodId: other.first.payPeriodId, runNow: true }
  expect(await message('payroll/initiatePayroll', body)).toBe(
    'Nobody in this period has anything to be paid; give hours or amounts with importRegularPayrollData, or skip it with skipPayPeriod',
  )
})
