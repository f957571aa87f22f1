import { expect, test } from 'vitest'
import { purser } from '../support/cli.ts'
import { payday } from '../support/payday.ts'
import { MASTER_KEY, service } from '../support/service.ts'

const sandbox = await service()
const environment = { DATABASE_URL: sandbox.databaseUrl, PURSER_MASTER_KEY: MASTER_KEY }
const list = async (...args: string[]) => (await purser(['returns', 'list', ...args], environment)).stdout

test('the operator sees what came back from agencies until it is issued again', async () => {
  expect(await list()).toBe('Nothing has come back.\n')
  const demo = await payday(sandbox, 2)
  const { companyId, first } = demo
  await demo.initiate()
  await demo.travelTo(first.payDate)
  const [deposit] = await demo.named('TaxPayment')
  const { requestReferenceId, transferAmount } = deposit!
  await sandbox.ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R03' })

  const { returned } = JSON.parse(await list('--json'))
  expect(returned).toEqual([
    expect.objectContaining({
      ...{ companyId, requestReferenceId, transactionName: 'TaxPayment', returnCode: 'R03' },
      cents: String(Math.round(transferAmount * 100)),
    }),
  ])
  expect(await list()).toContain('R03 No Account / Unable to Locate')
  expect(await (await fetch(`${sandbox.url()}/metrics`)).text()).toContain('purser_payments_returned 1')

  await sandbox.ok('payroll/reissuePayment', { requestReferenceId })
  expect(JSON.parse(await list('--json'))).toEqual({ returned: [] })
})
