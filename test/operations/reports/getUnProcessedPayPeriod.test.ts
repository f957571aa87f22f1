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

test('a period that is skipped leaves the list, one that is submitted stays', async () => {
  const listed = async (over: object = {}) =>
    (await ok('reports/getUnProcessedPayPeriod', { companyId, ...over })).unprocessedPayPeriods
  const all = await listed()
  expect(all[0]).toMatchObject({ payPeriodId, payPeriodStatus: 'new', workerType: 'W2' })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  expect((await listed({ limit: 1 }))[0]).toMatchObject({ payPeriodId, payPeriodStatus: 'submitted' })
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: all[1].payPeriodId, reason: 'closed' })
  const left = (await listed()).map((period: { payPeriodId: string }) => period.payPeriodId)
  expect(left).toEqual([all[0], ...all.slice(2)].map((period) => period.payPeriodId))
  expect(await listed({ workerType: '1099-NEC' })).toEqual([])
})

test('an unknown company, a worker type that is none', async () => {
  const asking = (over: object) => call('reports/getUnProcessedPayPeriod', { companyId, ...over })
  expect(await asking({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
  expect(await asking({ workerType: 'W3' })).toMatchObject(refused('Invalid WorkerType'))
})
