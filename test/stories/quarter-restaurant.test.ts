import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'
import { ofAQuarter } from './of-a-quarter.ts'

/** A restaurant in Texas: tips below and above the minimum wage, a service charge, 8 percent of receipts. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, later } = payroll(sandbox)
const companyId = await company({ today: '2026-03-02', states: { TX: '2.7%' } })
await ok('companyOnboarding/updateCompany', { company: { companyId, paysTipMakeUp: true } })
const hired = { state: 'TX', dateOfJoin: '2026-03-16' }
const tia = await hire(companyId, { name: 'Tia Tipped', rate: 2.13, basis: 'Per Hour', ...hired })
const carl = await hire(companyId, { name: 'Carl Cook', rate: 18, basis: 'Per Hour', ...hired })
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-03-16', payDate: '2026-04-03' })
const { paid, totalsOf, booksAreTied, lines941 } = ofAQuarter(sandbox, companyId)

const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

test('a quarter, to the cent', async () => {
  const slips = await paid(periods, async ({ payPeriodId, payBeginDate }, place) => {
    const [one, two] = place === 2 ? [300, 109.6] : [450, 450]
    const payrollData = [
      {
        userId: tia.userId,
        basicPay: { payHours: 80 },
        additionalCompensation: [{ description: 'Tips', amount: one + two }],
        tipWeeks: [
          { weekEnding: after(payBeginDate, 6), noOfHours: 40, tips: one },
          { weekEnding: after(payBeginDate, 13), noOfHours: 40, tips: two },
        ],
      },
      {
        userId: carl.userId,
        basicPay: { payHours: 80 },
        ...(place === 0 ? { additionalCompensation: [{ description: 'Service Charge', amount: 200 }] } : {}),
      },
    ]
    await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })
  })
  expect(slips).toHaveLength(7)
  for (const [place, { 'Tia Tipped': slip }] of slips.entries()) {
    // 80 × 2.13 + 900 of tips; 6.2% and 1.45% of it. In the third period 40 × 7.25 − 85.20 − 109.60 = 95.20 are made up.
    expect(slip).toMatchObject(
      place === 2
        ? { gross: 675.2, pay: { 'Tip Make-Up': 95.2 }, taken: { 'Social Security': 41.86, Medicare: 9.79 } }
        : { gross: 1070.4, taken: { 'Social Security': 66.36, Medicare: 15.52 } },
    )
  }
  expect(slips.map(({ 'Carl Cook': slip }) => slip!.gross)).toEqual([1640, ...Array(6).fill(1440)])
  // 7 × 170.40 + 5,809.60 of tips + 95.20 + 7 × 1,440 + 200.
  expect(await totalsOf('getPayrollRegister')).toMatchObject({ gross: 17_377.6 })

  const [first] = periods
  const { tipAllocation } = await ok('payroll/allocateTips', {
    tipAllocation: {
      companyId,
      payPeriodId: first!.payPeriodId,
      establishment: 'Harbor Street',
      grossReceipts: 15_000,
      method: 'Hours',
      workers: [{ userId: tia.userId }],
    },
  })
  // 8% of 15,000 less what was reported.
  expect(tipAllocation).toMatchObject({ expectedTips: 1200, reportedTips: 900, allocatedTips: 300 })

  // Wages 11,568 and tips 5,809.60 × 12.4%; both × 2.9%.
  const lines = JSON.stringify(await lines941())
  expect(lines).toContain('1434.43')
  expect(lines).toContain('720.39')
  expect(lines).toContain('503.95')
  await booksAreTied()
})
