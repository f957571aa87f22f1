import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, first, initiate } = await payday(sandbox, 2)
await initiate()
const { users } = await ok('reports/getActiveUsers', { companyId })

test('allocations are listed a page at a time, and only those of the company', async () => {
  const workers = users.map(({ userId }: { userId: string }) => ({ userId }))
  const sent = {
    companyId,
    payPeriodId: first.payPeriodId,
    grossReceipts: 1000,
    method: 'Hours',
    percent: 5,
    workers,
  }
  for (const establishment of ['Harbor Street', 'Harbor Bar'])
    await ok('payroll/allocateTips', { tipAllocation: { ...sent, establishment } })
  const { tipAllocations, nextCursor } = await ok('reports/getTipAllocations', { companyId, limit: 1 })
  expect(tipAllocations).toMatchObject([{ establishment: 'Harbor Street', percent: 5, grossReceipts: 1000 }])
  // 5 % of 1,000: nobody reported a tip
  const allocated = tipAllocations[0].workers.map((each: { allocatedTips: number }) => each.allocatedTips)
  expect(allocated).toEqual([25, 25])
  const rest = await ok('reports/getTipAllocations', { companyId, limit: 1, cursor: nextCursor })
  expect(rest.tipAllocations).toMatchObject([{ establishment: 'Harbor Bar' }])
  const of = (payPeriodId: string) => ok('reports/getTipAllocations', { companyId, payPeriodId })
  expect((await of(first.payPeriodId)).tipAllocations).toHaveLength(2)
  expect((await of(newId())).tipAllocations).toEqual([])
  expect(await call('reports/getTipAllocations', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
