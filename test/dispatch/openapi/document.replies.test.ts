import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { openApi } from '../../../src/dispatch/openapi/document.ts'
import { operations } from '../../../src/operations/index.ts'
import { sharedService } from '../../support/shared.ts'

const { ok, call } = await sharedService()

const ajv = new Ajv2020({ logger: false })
for (const format of ['uuid', 'date', 'date-time', 'email', 'byte']) ajv.addFormat(format, true)
const schemas = openApi(operations).components.schemas as Record<string, object>

/** A company that has been paid: its replies are full of money. */
const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 3 })).company
const [{ payPeriodId, payBeginDate: from }] = (await ok('reports/getUnProcessedPayPeriod', { companyId }))
  .unprocessedPayPeriods
await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
const [{ userId }] = (await ok('reports/getUsers', { companyId })).users
const range = { from, to: '2027-12-31' }

test.each([
  ['payroll/previewPayroll', { companyId, payPeriodId }],
  ['reports/explainPaycheck', { payPeriodId, userId }],
  ['reports/getAchFiles', { companyId, ...range }],
  ['reports/getAuditLog', { companyId }],
  ['reports/getCompanies', {}],
  ['reports/getCompanyInfo', { companyId }],
  ['reports/getEvents', {}],
  ['reports/getIndividualPayrollHistory', { companyId, userId }],
  ['reports/getLedger', { companyId }],
  ['reports/getPayPeriodDetails', { companyId, payPeriodId }],
  ['reports/getPayRun', { payPeriodId }],
  ['reports/getPayStub', { payPeriodId, userId, format: 'pdf' }],
  ['reports/getPayrollHistoryBasedOnPayPeriod', { payPeriodId }],
  ['reports/getPayrollJournalReport', { companyId, ...range }],
  ['reports/getTaxLiabilities', { companyId, ...range }],
  ['reports/getTransactions', { companyId }],
  ['reports/getUser', { companyId, userId }],
  ['reports/getUsers', { companyId }],
])('1.9: what %s answers is what the document says, by an Ajv with every rule', async (address, body) => {
  const takes = ajv.compile(schemas[`${address.replace('/', '.')}.reply`]!)
  const reply = await ok(address, body)
  expect(takes(reply) ? [] : takes.errors).toEqual([])
})

test('a refusal is what the document says', async () => {
  const takes = ajv.compile(schemas.Error!)
  const refused = await call('adminPortal/addUser', { user: { companyId: 'x', email: 'nobody' } })
  expect([refused.status, takes(refused.body)]).toEqual([400, true])
})
