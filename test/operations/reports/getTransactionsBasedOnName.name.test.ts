import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()
const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 1 })).company
const [{ payPeriodId }] = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods

const asked = (body: object) => call('reports/getTransactionsBasedOnName', { payPeriodId, ...body })

test.each([{}, { transactionName: '' }, { transactionName: ' ' }, { transactionName: null }])(
  'weak spots: %o names nothing and is refused',
  async (body) => {
    const { status, body: reply } = await asked(body)
    expect(status).toBe(400)
    expect(reply.error.message).toMatch(/transactionName/)
  },
)

test('weak spots: a bad period is told before a missing name', async () => {
  expect(await asked({ payPeriodId: companyId })).toMatchObject({
    status: 400,
    body: { error: { message: 'Invalid PayPeriodId' } },
  })
})

test('a name that nothing has is an empty list', async () => {
  expect(await asked({ transactionName: 'Gift' })).toMatchObject({
    status: 200,
    body: { payrollTransaction: [] },
  })
})
