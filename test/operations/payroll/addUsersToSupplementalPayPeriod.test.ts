import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const world = await sharedService()
const { ok } = world
// Before the days that it names.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
const { companyId, userId, message } = await refusals(world)

test('who is in a period: by the operation of its kind, while it is editable', async () => {
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      companyId,
      payPeriodType: 'Off-Cycle',
      workerType: 'W2',
      payBeginDate: '2026-11-02',
      payEndDate: '2026-11-13',
      payDate: '2027-01-15',
    },
  })
  const body = { companyId, payPeriodId: payPeriod.payPeriodId, payrollLineItems: [{ userId, amount: 100 }] }
  for (const wrong of ['payroll/addUsersToRegularPayPeriod', 'payroll/removeUsersFromRegularPayPeriod']) {
    expect(await message(wrong, body)).toBe(
      `This pay period is Off-Cycle; use ${wrong.split('/')[1]!.replace('Regular', 'Supplemental')}`,
    )
  }
  await ok('payroll/addUsersToSupplementalPayPeriod', body)
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: payPeriod.payPeriodId })
  for (const late of [
    'payroll/addUsersToSupplementalPayPeriod',
    'payroll/removeUsersFromSupplementalPayPeriod',
  ]) {
    expect(await message(late, body)).toBe(
      'Pay period is not in an editable state: it is submitted; cancelPayrollSubmission makes it editable again',
    )
  }
})
