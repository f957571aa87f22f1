import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { ok, owner } = await sharedService()

const BEFORE = [
  'Company',
  'Company Bank Account',
  'Employee KYC',
  'Employee Status',
  'Employee Bank Account',
  'Pay Schedule',
  'Pay Period',
]
const NEW = [
  'Transaction',
  'Tax Payment',
  'Check',
  'Time Card',
  'Time Off',
  'Document',
  'Filing',
  'Webhook Endpoint',
]

const endpoint = async (given: object): Promise<string> =>
  (
    await ok('adminPortal/addWebhookEndpoint', {
      webhookEndpoint: { url: 'http://127.0.0.1:9/hook', ...given },
    })
  ).webhookEndpoint.webhookEndpointId
const familiesOf = async (id: string): Promise<string[]> =>
  (await ok('reports/getWebhookEndpoints')).webhookEndpoints.find(
    (each: { webhookEndpointId: string }) => each.webhookEndpointId === id,
  ).families
const deliveredTo = async (id: string): Promise<string[]> => {
  const { rows } = await owner.query(
    `select distinct e.family from webhook_delivery d join event e using (client_id, event_id)
     where d.webhook_endpoint_id = $1 order by 1`,
    [id],
  )
  return rows.map(({ family }) => family)
}

// Families are kept by name: an endpoint that was made without any when there were seven has these seven for ever.
const old = await endpoint({ families: BEFORE })
const all = await endpoint({})
const some = await endpoint({ families: ['tax payment', 'TRANSACTION'] })

const EMPLOYEES = 25
const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: EMPLOYEES })).company
const [{ payPeriodId }] = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
const { payrollTransaction: credits } = await ok('reports/getTransactionsBasedOnName', {
  payPeriodId,
  transactionName: 'AchCredit',
})
await ok('sandbox/advanceClock', { days: 30 })

interface Told {
  readonly transactionName: string
  readonly status: string
  readonly requestReferenceId: string
}
const told = async (root: string): Promise<readonly Told[]> =>
  (await ok('reports/getEvents')).events.flatMap(({ payload }: { payload: Record<string, Told[]>[] }) =>
    payload.flatMap((part) => part[root] ?? []),
  )

test('8.1: without families an endpoint gets every one of today', async () => {
  expect(await familiesOf(all)).toEqual([...BEFORE, ...NEW])
  expect(await deliveredTo(all)).toEqual(expect.arrayContaining(['Pay Period', 'Tax Payment', 'Transaction']))
})

test('8.1: an endpoint that named the families of before gets none of the new ones', async () => {
  expect(await familiesOf(old)).toEqual(BEFORE)
  expect((await deliveredTo(old)).filter((family) => NEW.includes(family))).toEqual([])
  expect(await deliveredTo(some)).toEqual(['Tax Payment', 'Transaction'])
})

test('8.1: a payroll tells its debit and its taxes; its credits are told by the period', async () => {
  const names = (await told('payrollTransaction')).map(({ transactionName }) => transactionName)
  expect(credits.length).toBeGreaterThanOrEqual(EMPLOYEES - 5)
  expect(names).toContain('AchDebit')
  expect(names).not.toContain('AchCredit')
  const taxes = await told('taxPayment')
  expect(taxes.map(({ transactionName }) => transactionName)).toContain('TaxPayment')
  expect(new Set(taxes.map(({ status }) => status))).toEqual(new Set(['pending', 'complete']))
})

test('8.1: a credit that comes back is told by itself', async () => {
  const { requestReferenceId } = credits[0]
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R03' })
  expect(await told('payrollTransaction')).toContainEqual(
    expect.objectContaining({ requestReferenceId, transactionName: 'AchCredit', status: 'returned' }),
  )
})
