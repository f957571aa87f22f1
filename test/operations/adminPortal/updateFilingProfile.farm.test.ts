import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, run, later } = payroll(world)

test('a farm owes Form 943 for the year instead of 941s, and deposits under it', async () => {
  const companyId = await company({ today: '2026-02-02', states: { TX: '2.7%' } })
  const { filingProfile } = await ok('adminPortal/updateFilingProfile', {
    filingProfile: { companyId, isFarm: true },
  })
  expect(filingProfile.isFarm).toBe(true)
  await hire(companyId, { name: 'Ada Brown', state: 'TX', rate: 52_000, dateOfJoin: '2026-03-02' })
  await later()
  const [first] = await schedule(companyId, { payBeginDate: '2026-03-02', payDate: '2026-03-20' })
  await run({ companyId, payPeriodId: first!.payPeriodId })
  await ok('sandbox/setClock', { to: '2027-01-05T15:00:00Z' })

  const { filings } = await ok('reports/getFilings', { companyId, from: '2026-03-01', to: '2027-02-10' })
  const federal = filings.filter(({ jurisdiction }: { jurisdiction: string }) => jurisdiction === 'US')
  expect(federal.map(({ form, period }: { form: string; period: string }) => `${form} ${period}`)).toEqual([
    '940 2026',
    '943 2026',
    'W-2 2026',
  ])
  const { filing } = await ok('adminPortal/prepareFiling', {
    filing: { companyId, form: '943', period: '2026' },
  })
  const { filing: shown } = await ok('reports/getFiling', { filingId: filing.filingId })
  const lines = Object.fromEntries(
    shown.figures.lines.map(({ line, value }: Record<string, string>) => [line, value]),
  )
  // 2,000 of wages for the two weeks with March 12: 12.4% and 2.9% of it, and all of it deposited.
  expect(lines).toMatchObject({
    1: '1',
    2: '2000.00',
    3: '248.00',
    4: '2000.00',
    5: '58.00',
    15: '0.00',
    16: '0.00',
  })
  expect(lines['14']).toBe(lines['13'])
  const { reconciliation, isReconciled } = await ok('reports/getYearReconciliation', {
    companyId,
    year: 2026,
  })
  expect([isReconciled, reconciliation.length]).toEqual([true, 5])
})
