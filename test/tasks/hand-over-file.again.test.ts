import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bankAway } from '../support/inbox.ts'
import { holds, isSettled } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { dataDirectory, service } from '../support/service.ts'

const sandbox = await service()
const { ok, owner } = sandbox
const { company, hire, schedule, run } = payroll(sandbox)

test('what begins to wait while the bank does not answer goes in a file of its own', async () => {
  const companyId = await company({ today: '2027-05-24', states: { TX: '2.7%' } })
  await hire(companyId, { name: 'Bo Bank', state: 'TX', rate: 52_000 })
  await ok('sandbox/advanceClock', { hours: 1 })
  const [first] = await schedule(companyId, { payBeginDate: '2027-05-24', payDate: '2027-06-11' })
  const { payPeriodId } = first!
  await run({ companyId, payPeriodId })
  const deposits = async () =>
    (await ok('reports/getTransactionsBasedOnName', { payPeriodId, transactionName: 'TaxPayment' }))
      .payrollTransaction as { transferAmount: number; status: string; requestReferenceId: string }[]
  await ok('sandbox/setClock', { to: '2027-07-30T17:00:00Z' })
  const [federal] = (await deposits()).filter(({ status }) => status === 'complete')
  expect(federal).toMatchObject({ transferAmount: 462.15 })

  // Friday evening: the file of Form 940 and Texas, due on Monday the second, is begun and cannot be handed over.
  const letIn = bankAway(join(dataDirectory, 'bank'))
  await ok('sandbox/setClock', { to: '2027-07-31T01:00:00Z' })
  const { rows } = await owner.query(
    "select handed_over_at from ach_file where kind = 'tax' and effective_date = '2027-08-02'",
  )
  expect(rows).toEqual([{ handed_over_at: null }])
  // What comes back now is to go out again on Monday as well.
  const { requestReferenceId } = federal!
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R32' })
  letIn()
  await ok('sandbox/setClock', { to: '2027-08-02T17:00:00Z' })
  const standing = (await deposits()).map(({ transferAmount, status }) => [transferAmount, status])
  expect(standing.sort()).toEqual([
    [12, 'complete'],
    [462.15, 'complete'],
    [462.15, 'returned'],
    [54, 'complete'],
  ])
  await ok('sandbox/advanceClock', { days: 30 })
  await holds(owner)
  await isSettled(owner, companyId)
})
