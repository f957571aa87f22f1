import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Bonus, gross-up, an order against pay and contractors. Texas has no income tax, so the sums stay short. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, run, preview } = payroll(sandbox)
const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%' } })
const { userId: bea } = await hire(companyId, { name: 'Bea Bonus', state: 'TX', rate: 52_000 })
const { userId: gil } = await hire(companyId, { name: 'Gil Garnished', state: 'TX', rate: 52_000 })
const hourly = { state: 'TX', workerType: '1099-NEC', rate: 100, basis: 'Per Hour' } as const
const { userId: con } = await hire(companyId, { name: 'Con Tractor', ...hourly })
const { userId: bob } = await hire(companyId, { name: 'Bob Backup', ...hourly })
await ok('adminPortal/updateUser', { user: { userId: bob, backupWithholding: true } })
await ok('sandbox/advanceClock', { hours: 1 })
const periods = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
const at = (place: number) => ({ companyId, payPeriodId: periods[place]!.payPeriodId })
const bonus = (place: number, lines: object[]) =>
  ok('payroll/importRegularPayrollData', {
    ...at(place),
    payrollData: [{ userId: bea, additionalCompensation: lines }],
  })

// 2,000 a period: federal 156.15, Social Security 124, Medicare 29, as in the year-end story.
const plain = { 'Federal Withholding Tax': 156.15, 'Social Security': 124, Medicare: 29 }
const state = 'TX - State Unemployment Insurance'
// The employer's part, 0.6 % FUTA and 2.7 % in Texas.
const employerOf2000 = { 'Social Security': 124, Medicare: 29, FUTA: 12, [state]: 54 }
const employerOf3000 = { 'Social Security': 186, Medicare: 43.5, FUTA: 18, [state]: 81 }
const salaried = { pay: { Salary: 2000 }, employer: employerOf2000, gross: 2000 }

test('a bonus before any tax was withheld is taxed together with the wages', async () => {
  await bonus(0, [{ description: 'Bonus', amount: 1000 }])
  expect((await preview(at(0)))['Bea Bonus']).toEqual({
    pay: { Salary: 2000, Bonus: 1000 },
    // 3,000 × 26 = 78,000 − 8,600 = 69,400; 5,800 + 22 % × 11,500 = 8,330; ÷ 26 = 320.38. 6.2 % and 1.45 % of 3,000.
    taken: { 'Federal Withholding Tax': 320.38, 'Social Security': 186, Medicare: 43.5 },
    employer: employerOf3000,
    gross: 3000,
    net: 2450.12,
  })
})

test('imports replace: an empty list takes the bonus back', async () => {
  await bonus(0, [])
  expect((await run(at(0)))['Bea Bonus']).toEqual({
    pay: { Salary: 2000 },
    taken: plain,
    employer: employerOf2000,
    gross: 2000,
    net: 1690.85,
  })
})

test('afterwards a bonus is taxed flat, or with the wages when asked', async () => {
  await ok('sandbox/advanceClock', { days: 14 })
  await bonus(1, [{ description: 'Bonus', amount: 1000, supplementalMethod: 'aggregate' }])
  expect((await preview(at(1)))['Bea Bonus']!.taken['Federal Withholding Tax']).toBe(320.38)
  await bonus(1, [{ description: 'Bonus', amount: 1000 }])
  expect((await run(at(1)))['Bea Bonus']).toEqual({
    pay: { Salary: 2000, Bonus: 1000 },
    // 156.15 + 22 % × 1,000 = 376.15
    taken: { 'Federal Withholding Tax': 376.15, 'Social Security': 186, Medicare: 43.5 },
    employer: employerOf3000, // 5,000 so far: under both bases
    gross: 3000,
    net: 2394.35,
  })
})

test('a gross-up, fed back as an off-cycle payment, comes to the wanted net', async () => {
  const { paycheck } = await ok('payroll/calculatePaycheck', {
    paycheck: {
      payDate: '2026-12-22',
      payFrequency: 'BiWeekly',
      workState: 'TX',
      earnings: [{ type: 'Bonus' }],
      net: 1000,
    },
  })
  // 1,000 ÷ (1 − 22 % − 6.2 % − 1.45 %) = 1,000 ÷ 70.35 % = 1,421.46
  expect(paycheck.gross).toBe(1421.46)
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      companyId,
      payPeriodType: 'Off-Cycle',
      workerType: 'W2',
      payBeginDate: '2026-12-14',
      payEndDate: '2026-12-27',
      payDate: '2026-12-22',
    },
  })
  const where = { companyId, payPeriodId: payPeriod.payPeriodId }
  const members = { payrollLineItems: [{ userId: bea, amount: paycheck.gross }] }
  await ok('payroll/addUsersToSupplementalPayPeriod', { ...where, ...members })
  expect(await run(where)).toEqual({
    'Bea Bonus': {
      pay: { Bonus: 1421.46 },
      taken: {
        'Federal Withholding Tax': 312.72, // 22 % = 312.7212
        'Social Security': 88.13, // 88.1305
        Medicare: 20.61, // 20.6112
      },
      employer: {
        'Social Security': 88.13,
        Medicare: 20.61,
        FUTA: 8.53, // 0.6 % = 8.5288; 5,000 paid before, 7,000 is the base
        'TX - State Unemployment Insurance': 38.38, // 2.7 % = 38.3794
      },
      gross: 1421.46,
      net: 1000,
    },
  })
})

test('an order takes what it asks, up to the share of disposable earnings that the law leaves it', async () => {
  await ok('sandbox/advanceClock', { days: 14 })
  const { garnishment } = await ok('adminPortal/addGarnishment', {
    garnishment: {
      companyId,
      userId: gil,
      garnishmentType: 'Child Support',
      garnishmentAgency: 'Texas SDU',
      garnishmentFields: { State: 'TX', 'Case Number': 'CS-1', 'Current Support Amount': '300.00' },
    },
  })
  // Disposable: 2,000 − 309.15 = 1,690.85. Asked 300.00.
  expect((await preview(at(2)))['Gil Garnished']).toEqual({
    ...salaried,
    taken: { ...plain, 'Texas SDU': 300 },
    net: 1390.85,
  })
  await ok('adminPortal/updateGarnishment', {
    garnishment: {
      companyId,
      userId: gil,
      garnishmentId: garnishment.garnishmentId,
      garnishmentFields: { State: 'TX', 'Case Number': 'CS-1', 'Current Support Amount': '1500.00' },
    },
  })
  // Texas takes at most 50 % of 1,690.85, whatever families there are (Tex. Fam. Code 158.009): 845.42.
  expect((await run(at(2)))['Gil Garnished']).toEqual({
    ...salaried,
    taken: { ...plain, 'Texas SDU': 845.42 },
    net: 845.43,
  })
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', {
    payPeriodId: at(2).payPeriodId,
    transactionName: 'GarnishmentPayment',
  })
  expect(payrollTransaction).toMatchObject([{ transferAmount: 845.42, status: 'pending' }])
})

test('contractors: nothing is taken, unless backup withholding is', async () => {
  const given = { workerType: '1099-NEC', compensationFrequency: 'Monthly' }
  const [period] = await schedule(companyId, { ...given, payBeginDate: '2027-01-01', payDate: '2027-01-29' })
  const where = { companyId, payPeriodId: period!.payPeriodId }
  const payrollData = [con, bob].map((userId) => ({ userId, basicPay: { payHours: 12.5 } }))
  await ok('payroll/importRegularPayrollData', { ...where, payrollData })
  expect(await run(where)).toEqual({
    'Con Tractor': { pay: { Regular: 1250 }, taken: {}, employer: {}, gross: 1250, net: 1250 },
    'Bob Backup': {
      pay: { Regular: 1250 },
      taken: { 'Backup Withholding': 300 }, // 24 % of 1,250
      employer: {},
      gross: 1250,
      net: 950,
    },
  })
})
