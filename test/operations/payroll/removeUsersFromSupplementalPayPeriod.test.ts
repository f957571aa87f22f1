import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { refusals } from './refusals.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
// Before the days that it names.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
const { companyId, first, userId } = await refusals(sandbox)

test('who is taken out is not paid in it', async () => {
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
  const at = { companyId, payPeriodId: payPeriod.payPeriodId }
  const people = async () =>
    (await ok('payroll/previewPayroll', at)).payPeriod[0].payrollLineItems.map(
      (item: { userId: string }) => item.userId,
    )
  const body = { ...at, payrollLineItems: [{ userId, amount: 100 }] }
  await ok('payroll/addUsersToSupplementalPayPeriod', body)
  expect(await people()).toEqual([userId])
  expect((await ok('payroll/removeUsersFromSupplementalPayPeriod', body)).payrollLineItems).toEqual([
    { userId, success: true, message: 'Removed from the pay period' },
  ])
  expect(await people()).toEqual([])
})

test('a regular period has an operation of its own', async () => {
  const body = { companyId, payPeriodId: first.payPeriodId, payrollLineItems: [{ userId }] }
  expect(await call('payroll/removeUsersFromSupplementalPayPeriod', body)).toMatchObject(
    refused('This pay period is Regular; use removeUsersFromRegularPayPeriod'),
  )
})
