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
await demo.initiate()

test('a period is listed when its payday has come', async () => {
  const processed = async (over: object = {}) =>
    (await ok('reports/getProcessedPayperiodsDetails', { companyId, ...over })).payPeriod
  expect(await processed()).toEqual([])
  await demo.travelTo(demo.first.payDate, '22:00')
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(await processed()).toEqual(payPeriod)
  expect(await processed({ from: demo.second.payDate })).toEqual([])

  const [{ payrollLineItems, ...rest }] = payPeriod
  expect(await processed({ lineItemLimit: 1 })).toEqual([
    { ...rest, payrollLineItems: payrollLineItems.slice(0, 1) },
  ])
})

test('an unknown company, a range that is turned round', async () => {
  const asking = (over: object) => call('reports/getProcessedPayperiodsDetails', { companyId, ...over })
  expect(await asking({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
  expect((await asking({ from: '2027-01-01', to: '2026-01-01' })).status).toBe(400)
})
