import { expect, test } from 'vitest'
import { paying } from '../support/paid.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Benefits from the election to the carrier: salaries of 78,000 are 3,000 every two weeks, in Texas. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule } = payroll(sandbox)
const { process, stubOf, ledgerOf } = paying(sandbox)
const companyId = await company({
  today: '2026-10-19',
  states: { TX: '2.7%' },
  kyb: { payrollRunThisYear: 'yes' },
})
const staff = async (name: string) =>
  (await hire(companyId, { name, state: 'TX', rate: 78_000, dateOfJoin: '2025-01-06' })).userId
const kim = await staff('Kim Keeper')
const tim = await staff('Tim Twoplans')
const pam = await staff('Pam Premium')
await ok('sandbox/advanceClock', { hours: 1 })
const periods = await schedule(companyId, { payBeginDate: '2026-10-19', payDate: '2026-11-06' })
await ok('payroll/importPayrollHistory', {
  companyId,
  history: [kim, tim, pam].map((userId) => ({
    userId,
    payDate: '2026-10-09',
    state: 'TX',
    gross: 60_000,
    taxes: [
      { code: 'US.socialSecurity', wages: 60_000, tax: 3720 },
      { code: 'US.medicare', wages: 60_000, tax: 870 },
      { code: 'US.futa', wages: 7000, tax: 42 },
      { code: 'TX.sui', wages: 9000, tax: 243 },
    ],
    // 24,500 may be deferred in 2026: 600 are left to Kim.
    deductions: userId === kim ? [{ type: '401(k)', amount: 23_900 }] : [],
  })),
})

const plan = async (type: string, name: string, more: object): Promise<string> =>
  (await ok('benefits/addBenefitPlan', { benefitPlan: { companyId, type, name, ...more } })).benefitPlan
    .benefitPlanId
const enroll = async (userId: string, benefitPlanId: string, more: object = {}): Promise<string> =>
  (
    await ok('benefits/addBenefitEnrollment', {
      benefitEnrollment: { companyId, userId, benefitPlanId, effectiveMonth: 'November 2026', ...more },
    })
  ).benefitEnrollment.benefitEnrollmentId
const deferral = await plan('401(k)', 'Retirement', { employeePercent: 15, employerPercent: 4 })
const medical = await plan('Medical', 'Gold', { employeeAmount: 1500, employerAmount: 300 })
const dental = await plan('Dental', 'Smile', { employeeAmount: 1500 })
await enroll(kim, deferral)
await enroll(tim, medical)
await enroll(tim, deferral, { employeeAmount: 2000, employerAmount: 0 })
const gold = await enroll(pam, medical, { employeeAmount: 2000 })
const smile = await enroll(pam, dental)

const change = (benefitEnrollmentId: string, employeeAmount: number) =>
  ok('benefits/updateBenefitEnrollment', {
    benefitEnrollment: { companyId, benefitEnrollmentId, effectiveMonth: 'December 2026', employeeAmount },
  })
await change(gold, 500)
await change(smile, 100)
const paid = periods.slice(0, 3).map(({ payPeriodId }) => payPeriodId)
const arrears: number[] = []
for (const payPeriodId of paid) {
  await process({ companyId, payPeriodId })
  const { benefitEnrollments } = await ok('benefits/getBenefitEnrollments', { companyId, userId: pam })
  arrears.push(benefitEnrollments[1].arrears)
}

test('a 401(k) reaches the limit inside a paycheck and stops at the cent; the match goes on', async () => {
  const fica = { 'Social Security': 186, Medicare: 43.5 }
  const [first, second, third] = await Promise.all(paid.map((payPeriodId) => stubOf(payPeriodId, kim)))
  expect(first).toEqual({
    earnings: [['Salary', 80, 3000]],
    deductions: { Retirement: 450 }, // 15 %; 600 are left of the year
    // 2,550 × 26 − 8,600 = 57,700; 1,240 + 12 % × 37,800 = 5,776; ÷ 26. Deferrals bear Social Security and Medicare.
    taxes: { 'Federal Withholding Tax': 222.15, ...fica },
    employer: { ...fica, Retirement: 120 }, // 4 %
    gross: 3000,
    net: 2098.35,
  })
  expect(second).toEqual({
    earnings: [['Salary', 80, 3000]],
    deductions: { Retirement: 150 }, // 600 − 450
    // 2,850 × 26 − 8,600 = 65,500; 5,800 + 22 % × 7,600 = 7,472; ÷ 26
    taxes: { 'Federal Withholding Tax': 287.38, ...fica },
    employer: { ...fica, Retirement: 120 },
    gross: 3000,
    net: 2333.12,
  })
  expect(third).toEqual({
    earnings: [['Salary', 80, 3000]],
    deductions: {},
    // 3,000 × 26 − 8,600 = 69,400; 5,800 + 22 % × 11,500 = 8,330; ÷ 26
    taxes: { 'Federal Withholding Tax': 320.38, ...fica },
    employer: { ...fica, Retirement: 120 },
    gross: 3000,
    net: 2450.12,
  })
})

test('two plans larger than the pay: the premium first, then taxes, and of the deferral what is left', async () => {
  expect(await stubOf(paid[0]!, tim)).toEqual({
    earnings: [['Salary', 80, 3000]],
    // The premium bears no FICA: 1,500 × 6.2 % and × 1.45 %. 1,500 − 114.75 can be deferred, and no income tax is due.
    taxes: { 'Social Security': 93, Medicare: 21.75 },
    deductions: { Gold: 1500, Retirement: 1385.25 },
    employer: { 'Social Security': 93, Medicare: 21.75, Gold: 300 },
    gross: 3000,
    net: 0,
  })
})

test('two premiums larger than the pay leave arrears, which a change in December makes up', async () => {
  const nothing = { earnings: [['Salary', 80, 3000]], taxes: {}, gross: 3000, net: 0 }
  for (const payPeriodId of paid.slice(0, 2)) {
    expect(await stubOf(payPeriodId, pam)).toEqual({
      ...nothing,
      deductions: { Gold: 2000, Smile: 1000 }, // 500 of 1,500 stay owing, twice
      employer: { Gold: 300 },
    })
  }
  expect(await stubOf(paid[2]!, pam)).toEqual({
    ...nothing,
    deductions: { Gold: 500, Smile: 1100 }, // 100 + 1,000
    // 1,400: × 26 − 8,600 = 27,800; 1,240 + 12 % × 7,900 = 2,188; ÷ 26
    taxes: { 'Federal Withholding Tax': 84.15, 'Social Security': 86.8, Medicare: 20.3 },
    employer: { 'Social Security': 86.8, Medicare: 20.3, Gold: 300 },
    net: 1208.75,
  })
  expect(arrears).toEqual([500, 1000, 0])
})

test('the ledger owes each carrier both sides’ money', async () => {
  expect(await ledgerOf(companyId, 'benefits')).toEqual({
    'Owed for Retirement': 5115.75, // 450 + 150 + 3 × 120 + 3 × 1,385.25
    'Owed for Gold': 10_800, // 3 × 1,800 + 2 × 2,300 + 800
    'Owed for Smile': 3100, // 1,000 + 1,000 + 1,100
  })
  expect(await ledgerOf(companyId, 'wagesPayable')).toEqual({ 'Wages payable': 0 })
})

test('A24: a stub shows the year as it stood after its paycheck, and what was imported as lines of its own', async () => {
  const years = await Promise.all(
    paid.map(async (payPeriodId) => {
      const { payStub } = await ok('reports/getPayStub', { payPeriodId, userId: kim })
      const { earnings, deductions, employerContributions, grossYearToDate, netYearToDate, totals } = payStub
      const lines = [earnings[0], deductions[0], totals.deductions, employerContributions[0]]
      return [...lines.map((line) => line.yearToDate), grossYearToDate, netYearToDate]
    }),
  )
  expect(years).toEqual([
    // salary  deferred here, and with the imported 23,900  match  gross  net
    [3000, 450, 24_350, 120, 63_000, 2098.35],
    [6000, 600, 24_500, 240, 66_000, 4431.47],
    [9000, 600, 24_500, 360, 69_000, 6881.59],
  ])
})
