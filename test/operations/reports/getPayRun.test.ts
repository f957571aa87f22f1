import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { companyId } = demo
const { payPeriodId } = demo.first

test('every run of a period, the cancelled one first', async () => {
  const at = { companyId, payPeriodId }
  const runs = async () => (await ok('reports/getPayRun', { payPeriodId })).payRun
  expect(await runs()).toEqual([])
  await ok('payroll/initiatePayroll', at)
  await ok('payroll/cancelPayrollSubmission', at)
  const { payPeriod } = await ok('payroll/initiatePayroll', at)
  expect(await runs()).toMatchObject([
    { payPeriodId, status: 'cancelled', people: 2 },
    { payPeriodId, status: 'submitted', people: 2, fundingTotal: payPeriod.fundingTotal },
  ])
})

test('an unknown period', async () => {
  expect(await call('reports/getPayRun', { payPeriodId: newId() })).toMatchObject(
    refused('Invalid PayPeriodId'),
  )
})
