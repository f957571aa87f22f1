import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })

const hired = (name: string, more: object = {}) =>
  hire(companyId, { name, state: 'GA', rate: 20, basis: 'Per Hour', ...more })
await hired('Ida Idle')

await hired('Com Mission', {
  rate: 0,
  basis: 'Per Year',
  userType: 'Commission only/No overtime',
})
const cut = await hired('Cut Short')
const whole = await hired('Hal Whole')
const bankrupt = await hired('Bank Rupt')
const tipped = await hired('Tip Pedwell')
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }

await ok('adminPortal/addGarnishment', {
  garnishment: {
    companyId,
    userId: bankrupt.userId,
    garnishmentType: 'Bankruptcy',
    garnishmentAgency: 'Chapter 13 Trustee',
    garnishmentFields: { 'Case Number': 'C-1', 'Trustee Name': 'Example Trustee', Amount: '500.00' },
  },
})
const uniform = (amount: number) => ({ deductions: [{ description: 'Uniform', amount }] })
const hours = (payHours: number) => ({ basicPay: { payHours } })

await ok('payroll/importRegularPayrollData', {
  ...at,
  payrollData: [
    { userId: cut.userId, ...hours(10), ...uniform(300) },
    { userId: whole.userId, ...hours(80), ...uniform(300) },
    { userId: bankrupt.userId, ...hours(10) },
    {
      userId: tipped.userId,
      ...hours(1),
      additionalCompensation: [{ description: 'Cash Tips', amount: 400 }],
    },
  ],
})

test('who is not paid, and what pay did not suffice for, is named: by the preview as by the run', async () => {
  const { warnings } = await ok('payroll/previewPayroll', at)
  expect(warnings).toEqual([
    'Ida Idle has no hours and is not paid',
    'Com Mission has nothing to be paid',
    'Cut Short has too little pay for Uniform: 115.30 is not taken', // 300 − (200 − 12.40 − 2.90)
    'Bank Rupt has too little pay for the Bankruptcy order: 315.30 is not taken', // 500 − (200 − 12.40 − 2.90)
    'Tip Pedwell has too little pay for Social Security: 6.33 is not taken', // 420 × 6.2 % − (20 in money − 0.29)
    'Tip Pedwell has too little pay for Medicare: 5.80 is not taken', // 400 of tips × 1.45 %; 0.29 on the wages is taken
  ])
  expect((await ok('payroll/initiatePayroll', at)).payPeriod.warnings).toEqual(warnings)
  expect((await ok('payroll/previewPayroll', at)).warnings).toEqual(warnings)
})
