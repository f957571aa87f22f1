import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'
import { ofAQuarter } from './of-a-quarter.ts'

/** A construction firm in Georgia: two jobs at two rates, overtime on the average of them, union dues, tools repaid. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, later } = payroll(sandbox)
const companyId = await company({ today: '2026-03-02', states: { GA: '2.7%' } })
const hired = { state: 'GA', dateOfJoin: '2026-03-16' }
const fay = await hire(companyId, { name: 'Fay Framer', rate: 30, basis: 'Per Hour', ...hired })
await hire(companyId, { name: 'Sol Super', rate: 91_000, ...hired })

const job = async (name: string): Promise<string> =>
  (await ok('adminPortal/addJob', { job: { companyId, name } })).job.jobId
const [framing, roofing] = [await job('Framing'), await job('Roofing')]
await ok('adminPortal/addUserJob', {
  userJob: { userId: fay.userId, jobId: roofing, rate: 40, basis: 'Per Hour', effectiveDate: '2026-03-16' },
})
await ok('adminPortal/addRecurringPayItem', {
  ...fay,
  payItem: 'Deduction',
  type: 'Union Dues',
  amountPerPayperiod: 25,
})
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-03-16', payDate: '2026-04-03' })
const { paid, totalsOf, booksAreTied, lines941, days } = ofAQuarter(sandbox, companyId)

test('a quarter, to the cent', async () => {
  const slips = await paid(periods, async ({ payPeriodId }) => {
    const row = {
      userId: fay.userId,
      basePay: [
        { payCode: 'Regular', payHours: 60, jobId: framing },
        { payCode: 'Regular', payHours: 30, jobId: roofing },
        { payCode: 'Overtime', payHours: 10, multiplier: 0.5, isPremium: true },
      ],
      reimbursements: [{ reimbursementType: 'Expense', amount: 40 }],
    }
    await ok('payroll/importRegularDifferentialPayrollData', { companyId, payPeriodId, payrollData: [row] })
  })
  expect(slips).toHaveLength(7)
  // 60 × 30 + 30 × 40 = 3,000 over 90 hours: a regular rate of 33.33…, half of which is added for ten hours, 166.67.
  for (const { 'Fay Framer': fay, 'Sol Super': sol } of slips) {
    // 3,166.67 × 6.2% and × 1.45%.
    expect(fay).toMatchObject({
      gross: 3166.67,
      taken: { 'Social Security': 196.33, Medicare: 45.92, 'Union Dues': 25 },
    })
    expect(sol).toMatchObject({ gross: 3500, taken: { 'Social Security': 217, Medicare: 50.75 } })
  }
  // 7 × 6,666.67; dues 7 × 25; 7 × 40 given back.
  expect(await totalsOf('getPayrollRegister')).toMatchObject({
    gross: 46_666.69,
    aftertax: 175,
    reimbursements: 280,
  })
  // 46,666.69 × 12.4% and × 2.9%.
  const lines = JSON.stringify(await lines941())
  expect(lines).toContain('5786.67')
  expect(lines).toContain('1353.33')
  await booksAreTied()
  const { rows } = await ok('reports/getLaborCost', { ...days, by: 'job' })
  // 7 × 60 and 30 hours; what overtime adds names no job, and Sol none.
  expect(rows.map(({ group, gross }: { group: string; gross: number }) => [group, gross])).toEqual([
    ['(none)', 7 * 3500 + 1166.69],
    ['Framing', 12_600],
    ['Roofing', 8400],
  ])
})
