import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { call, ok } = world
const { companyId, to } = await filed(world)

test('W-2s, returns and the ledger of a year agree', async () => {
  const year = Number(to.slice(0, 4))
  const { reconciliation, isReconciled } = await ok('reports/getYearReconciliation', { companyId, year })
  expect(isReconciled).toBe(true)
  expect(reconciliation[0].w3).toBeGreaterThan(0)
  expect(await call('reports/getYearReconciliation', { companyId: newId(), year })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
