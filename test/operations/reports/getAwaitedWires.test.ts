import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call, stranger } = world
const { company, hire, schedule, later } = payroll(world)

const ids = [
  await company({ today: '2026-05-25', states: { TX: '2.7%' } }),
  await company({ today: '2026-05-26', states: { TX: '2.7%' } }),
]
for (const companyId of ids) await hire(companyId, { name: 'Wes Wired', state: 'TX', rate: 52_000 })
await later()
for (const [at, payDate] of ['2026-06-25', '2026-06-18'].entries()) {
  const companyId = ids[at]!
  const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate })
  await ok('companyOnboarding/updateCompany', { company: { companyId, fundingMethod: 'Wire' } })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: first!.payPeriodId })
}

test('the most urgent comes first, page by page, of all companies or of one', async () => {
  const all = (await ok('reports/getAwaitedWires')).wires
  expect(all.map(({ companyId, payDate }: Record<string, string>) => [companyId, payDate])).toEqual([
    [ids[1], '2026-06-18'],
    [ids[0], '2026-06-25'],
  ])
  const { wires, nextCursor } = await ok('reports/getAwaitedWires', { limit: 1 })
  const rest = await ok('reports/getAwaitedWires', { limit: 1, cursor: nextCursor })
  expect([...wires, ...rest.wires, rest.nextCursor]).toEqual([...all, null])
  expect((await ok('reports/getAwaitedWires', { companyId: ids[0] })).wires).toEqual([all[1]])
})

test('a stranger sees none, and a company that is not there is refused', async () => {
  expect((await stranger('reports/getAwaitedWires')).body).toEqual({ wires: [] })
  expect((await call('reports/getAwaitedWires', { companyId: newId() })).body.error.message).toBe(
    'Invalid CompanyId',
  )
})
