import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { demo } from './demo.ts'

const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { companyId, payPeriodId, userId } = await demo(sandbox)

const years = async () => {
  const { rows } = await owner.query(
    'select sum(gross)::text as gross, sum(net)::text as net from year_to_date where company_id = $1',
    [companyId],
  )
  return rows[0]
}

test('a submitted payroll is taken back whole, and can be submitted again', async () => {
  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  expect(await ok('reports/getUnProcessedPayPeriod', { companyId, limit: 1 })).toMatchObject({
    unprocessedPayPeriods: [{ payPeriodStatus: 'submitted' }],
  })
  const frozen = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(await call('payroll/removeDeductions', { companyId, payPeriodId, userId })).toMatchObject({
    status: 400,
  })

  await ok('payroll/cancelPayrollSubmission', { companyId, payPeriodId })
  expect(await years()).toEqual({ gross: '0', net: '0' })
  expect(await call('payroll/cancelPayrollSubmission', { companyId, payPeriodId })).toMatchObject({
    status: 400,
  })

  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  const again = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(again.payPeriod[0].payrollLineItems).toEqual(frozen.payPeriod[0].payrollLineItems)
})
