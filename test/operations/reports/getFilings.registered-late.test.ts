import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, register, run, later } = payroll(world)

test('a quarter that was paid before the registration began owes the state its returns', async () => {
  const companyId = await company({ today: '2026-08-31', states: {} })
  for (const [code, rate] of [
    ['GA', '2.7%'],
    ['TX', '2.7%'],
  ] as const) {
    await register(companyId, code, rate, { 'Unemployment Rate Effective Date': '2026-10-05' })
  }
  await hire(companyId, { name: 'Gia Georgia', state: 'GA', rate: 52_000 })
  await later()
  const [first] = await schedule(companyId, { payBeginDate: '2026-08-31', payDate: '2026-09-18' })
  await run({ companyId, payPeriodId: first!.payPeriodId })

  const { filings } = await ok('reports/getFilings', { companyId, from: '2026-10-01', to: '2026-11-15' })
  const owed = filings
    .filter(({ jurisdiction }: { jurisdiction: string }) => jurisdiction !== 'US')
    .map((each: Record<string, string>) => [each.jurisdiction, each.form, each.periodEnd].join(' '))
  // Nobody was paid in Texas before its registration.
  expect(new Set(owed.map((each: string) => each.slice(0, 2)))).toEqual(new Set(['GA']))
  expect(owed).toContain('GA wageReport 2026-09-30')
})
