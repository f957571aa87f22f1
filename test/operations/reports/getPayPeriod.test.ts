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

test('one period, or all of the company by their first day', async () => {
  const { payPeriod: one } = await ok('reports/getPayPeriod', { companyId, payPeriodId })
  expect(one).toMatchObject([{ payPeriodId, payPeriodType: 'Regular', payPeriodStatus: 'new' }])
  const { payPeriod: all } = await ok('reports/getPayPeriod', { companyId })
  const begins = all.map(({ payBeginDate }: { payBeginDate: string }) => payBeginDate)
  expect(begins.length).toBe(demo.periods.length)
  expect(begins).toEqual(begins.toSorted())
})

test('an unknown period, and one of another company', async () => {
  const asking = (over: object) => call('reports/getPayPeriod', { companyId, ...over })
  expect(await asking({ payPeriodId: newId() })).toMatchObject(refused('Invalid PayPeriodId'))
  const other = await payday(sandbox, 1)
  expect(await asking({ payPeriodId: other.first.payPeriodId })).toMatchObject(refused('Invalid PayPeriodId'))
})
