import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { paidGround } from './paid-ground.ts'

const world = await sharedService()
const { ok } = world
const { companyId, periods, runAt } = await paidGround(world)
const payPeriodId = periods[0]!.payPeriodId
await runAt(payPeriodId, '2026-06-15')
const asked = { companyId, payPeriodId }

test('every line by its kind, with people and hours', async () => {
  const { rows } = await ok('reports/getTypeSummary', asked)
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'Earning', people: 3, hours: 240, amount: 7500 }),
  )
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'Order', name: 'Georgia FSR', people: 1, amount: 433.33 }),
  )
  const kinds = rows.map(({ kind }: { kind: string }) => kind)
  expect(kinds.indexOf('Earning')).toBeLessThan(kinds.indexOf('Tax'))
})
