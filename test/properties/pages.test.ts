import { expect, test } from 'vitest'
import { sharedService } from '../support/shared.ts'

const { call, ok } = await sharedService()
const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 3 })).company
const [{ payPeriodId }] = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })

const [{ userId, payDate }] = (await ok('reports/getPayrollHistoryBasedOnPayPeriod', { payPeriodId }))
  .payrollHistory
const days = { from: payDate, to: payDate }

test.each([
  // the list                                  what is asked                      its key                  at least
  ['reports/getPayPeriod', { companyId }, 'payPeriod', 20],
  ['reports/getUnProcessedPayPeriod', { companyId }, 'unprocessedPayPeriods', 20],
  ['reports/getPaySchedule', { companyId }, 'paySchedule', 1],
  ['reports/getStateRegistration', { companyId }, 'stateRegistrations', 2],
  ['reports/getPayrollHistoryBasedOnPayPeriod', { payPeriodId }, 'payrollHistory', 3],
  ['reports/getPayrollHistoryBasedOnDateRange', { companyId, ...days }, 'payrollHistory', 3],
  ['reports/getIndividualPayrollHistory', { companyId, userId }, 'payrollHistory', 1],
  ['reports/getUsers', { companyId }, 'users', 3],
  ['reports/getTransactions', { companyId }, 'payrollTransaction', 4],
  ['reports/getPayRun', { payPeriodId }, 'payRun', 1],
  ['reports/getPayrollJournalReport', { companyId, ...days }, 'journal', 12],
  ['reports/getAchFiles', { companyId, from: '2000-01-01', to: '2100-01-01' }, 'achFiles', 0],
  ['reports/getTaxLiabilities', { companyId, ...days }, 'taxLiabilities', 3],
])('%s page by page is the whole list', async (address, asked, key, atLeast) => {
  const whole = await ok(address, asked)
  expect(whole).not.toHaveProperty('nextCursor')
  expect(whole[key].length).toBeGreaterThanOrEqual(atLeast)

  const pages: unknown[] = []
  const limit = Math.ceil(whole[key].length / 3) || 1
  let cursor: string | null = null
  do {
    const reply: Record<string, never[]> & { nextCursor: string | null } = await ok(address, {
      ...asked,
      limit,
      cursor,
    })
    pages.push(...reply[key]!)
    cursor = reply.nextCursor
  } while (cursor !== null)
  expect(pages).toEqual(whole[key])

  const bad = await call(address, { ...asked, cursor: 'x' })
  expect(bad.body.error.message).toBe('cursor: must be a nextCursor of an earlier reply')
})

const NONE = '00000000-0000-0000-0000-000000000000'
const cursor = (key: string) => Buffer.from(key).toString('base64url')

test.each([
  ['reports/getPayrollJournalReport', days, `2026-02-30/${NONE}/${NONE}/${NONE}/0`],
  ['reports/getPayrollRegister', days, `2026-13-01/${NONE}/${NONE}`],
  ['reports/getPayrollRegister', days, `2026-01-01/${'-'.repeat(36)}/${NONE}`],
  ['reports/getUnProcessedPayPeriod', {}, `2026-00-10/${NONE}`],
  ['reports/getOpenTasks', {}, `${'-'.repeat(36)}:0`],
])('%s refuses a cursor whose day or id is none', async (address, asked, key) => {
  const reply = await call(address, { companyId, ...asked, limit: 1, cursor: cursor(key) })
  expect(reply.body.error.message).toBe('cursor: must be a nextCursor of an earlier reply')
})
