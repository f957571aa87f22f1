import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { filed } from '../filed.ts'

const world = await sharedService()
const { ok } = world
const { companyId, period, filing } = await filed(world)

test('a return of a quarter that is over is ready, and preparing it again changes nothing', async () => {
  expect(filing).toMatchObject({ companyId, form: '941', status: 'ready', sequence: 0, blockers: [] })
  const again = (await ok('adminPortal/prepareFiling', { filing: { companyId, form: '941', period } })).filing
  expect(again).toMatchObject({ filingId: filing.filingId, status: 'ready' })
})
