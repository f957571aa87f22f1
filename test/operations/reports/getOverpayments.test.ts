import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { overpaid } from '../adminPortal/overpaid.ts'

const { call, ok, companyId, who } = await overpaid('Ann Able', 'Bo Baker')
const owing = { overpaid: 1690.85, repaid: 0, recovered: 0, owed: 1690.85, recurringPayItemId: null }

test('everyone who has pay of a voided paycheck, a page at a time', async () => {
  const { overpayments } = await ok('reports/getOverpayments', { companyId })
  expect(overpayments).toEqual([
    { userId: who[0]!.userId, userName: 'Ann Able', ...owing },
    { userId: who[1]!.userId, userName: 'Bo Baker', ...owing },
  ])
  const page = await ok('reports/getOverpayments', { companyId, limit: 1 })
  expect(page.overpayments).toEqual([overpayments[0]])
  const next = await ok('reports/getOverpayments', { companyId, limit: 1, cursor: page.nextCursor })
  expect(next.overpayments).toEqual([overpayments[1]])
})

test('of an unknown company it is refused', async () => {
  expect(await call('reports/getOverpayments', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
