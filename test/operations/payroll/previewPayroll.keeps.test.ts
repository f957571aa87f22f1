import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { service } from '../../support/service.ts'

const sandbox = await service()
const { ok, owner } = sandbox
const { company, hire, schedule, preview } = payroll(sandbox)
const companyId = await company({ today: '2026-10-20', states: { TX: '2.7%' } })
await hire(companyId, { name: 'Vera Early', state: 'TX', rate: 20, basis: 'Per Hour' })
await ok('sandbox/advanceClock', { hours: 1 })
const [first] = await schedule(companyId, { payBeginDate: '2026-10-19', payDate: '2026-11-06' })
const at = { companyId, payPeriodId: first!.payPeriodId }
await ok('adminPortal/addCompanyHoliday', {
  companyId,
  date: '2026-10-30',
  name: 'Founders’ Day',
  paid: true,
})
await hire(companyId, { name: 'Nora New', state: 'TX', rate: 30, basis: 'Per Hour' })
await ok('sandbox/advanceClock', { hours: 1 })

/** With the transaction that wrote each row: one that was written again, the same, is another. */
const inputs = async () =>
  (await owner.query('select user_id, source, data, xmin::text from period_input order by 1, 2')).rows

test('a preview counts the holiday of who came since it was given, and keeps nothing', async () => {
  const before = await inputs()
  const slips = await preview(at)
  expect(slips['Vera Early']!.pay).toMatchObject({ Holiday: 160 })
  expect(slips['Nora New']!.pay).toMatchObject({ Holiday: 240 })
  expect(await inputs()).toEqual(before)

  await ok('payroll/initiatePayroll', at)
  expect(await inputs()).not.toEqual(before)
})
