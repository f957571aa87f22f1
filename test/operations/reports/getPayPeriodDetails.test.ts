import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const demo = await payday(sandbox, 2)
const { payPeriodId } = demo.first

test('no paychecks before the payroll, then one each; the total is what it costs', async () => {
  const details = async () => (await ok('reports/getPayPeriodDetails', { payPeriodId })).payPeriod[0]
  expect(await details()).toMatchObject({ payPeriodStatus: 'new', payrollLineItems: [] })
  await demo.initiate()
  const { payrollLineItems: items, total } = await details()
  expect(items).toHaveLength(2)
  const cents = (amount: number) => Math.round(amount * 100)
  const costs = items.map(
    (item: { grossTotal: number; employerTaxDetails: { taxAmount: number }[] }) =>
      cents(item.grossTotal) + item.employerTaxDetails.reduce((sum, tax) => sum + cents(tax.taxAmount), 0),
  )
  expect(cents(total)).toBe(costs[0] + costs[1])
})

test('a page has its paychecks and the sums of all', async () => {
  const { payPeriod, ...whole } = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(whole).toEqual({})
  const [{ payrollLineItems: items, ...rest }] = payPeriod
  const page = (over: object) => ok('reports/getPayPeriodDetails', { payPeriodId, limit: 1, ...over })
  const first = await page({})
  expect(first.payPeriod).toEqual([{ ...rest, payrollLineItems: [items[0]] }])
  expect(await page({ cursor: first.nextCursor })).toEqual({
    payPeriod: [{ ...rest, payrollLineItems: [items[1]] }],
    nextCursor: null,
  })
  const empty = { payPeriodId: demo.second.payPeriodId, limit: 1 }
  expect((await ok('reports/getPayPeriodDetails', empty)).payPeriod[0]).toMatchObject({
    ...{ total: 0, employeeTaxSum: 0, employerTaxSum: 0, payrollLineItems: [] },
  })
})

test('an unknown period', async () => {
  expect(await call('reports/getPayPeriodDetails', { payPeriodId: newId() })).toMatchObject(
    refused('Invalid PayPeriodId'),
  )
})
