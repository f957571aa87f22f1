import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

test('a company that can be paid at once', async () => {
  const { company } = await ok('sandbox/seedDemoCompany', { employees: 2 })
  const { companyId } = company
  expect(company).toEqual({
    companyId,
    status: 'Registered',
    message: 'Demo company with 2 employees is ready to be paid',
  })
  expect((await ok('reports/getCompanyTask', { companyId })).tasks).toEqual([])
  expect((await ok('reports/getActiveUsers', { companyId })).users).toHaveLength(2)
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId, limit: 1 })
  const { payPeriodId } = unprocessedPayPeriods[0]
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
})

test.each([0, 100_001, 1.5, 'many'])('%s employees are refused', async (employees) => {
  const reply = await call('sandbox/seedDemoCompany', { employees })
  expect(reply).toMatchObject({ status: 400 })
  expect(reply.body.error.message).toMatch(/^employees: must be/)
})
