import { expect, test } from 'vitest'
import { benefitCompany, TODAY } from '../support/benefits.ts'
import { sharedService } from '../support/shared.ts'

const { ok, owner, call } = await sharedService()
await ok('sandbox/setClock', { to: TODAY })
const company = () => benefitCompany({ ok, owner })

const taxOf = (item: { employeeTaxDetails: { taxCode: string; taxable: number }[] }, code: string) =>
  item.employeeTaxDetails.find(({ taxCode }) => taxCode === code)?.taxable

test('a 401(k) stops at the year’s limit, at the cent, in the middle of a period', async () => {
  const { companyId, userId, plan, enroll, pay, owed } = await company()
  // 24,500 for 2026; 23,900 were deferred with the former provider: 600 are left.
  await ok('payroll/importPayrollHistory', {
    companyId,
    history: [
      {
        userId: userId('younger'),
        payDate: '2026-09-25',
        state: 'TX',
        gross: 50_000,
        taxes: [{ code: 'US.socialSecurity', wages: 50_000, tax: 3100 }],
        deductions: [{ type: '401(k)', amount: 23_900 }],
      },
    ],
  })
  const plan401k = await plan('401(k)', 'Retirement', { employeePercent: 15, employerPercent: 4 })
  const roth = await plan('Roth 401(k)', 'Retirement Roth', { employeeAmount: 100 })
  await enroll('younger', plan401k)
  await enroll('younger', roth)

  // 15 % of 2,626.92 is 394.04; 206.0 - 0.04 are left, of which the Roth plan takes its 100.
  const first = await pay(0, 'younger')
  expect(first.taken).toEqual({ Retirement: 394.04, 'Retirement Roth': 100 })
  // Deferrals lower the wages of income tax, not those of Social Security; Roth money lowers neither.
  expect(taxOf(first, 'US.incomeTax')).toBe(2232.88) // 2,626.92 - 394.04
  expect(taxOf(first, 'US.socialSecurity')).toBe(2626.92)

  // 600 - 394.04 - 100 = 105.96 are left; both plans share them, the pre-tax one first.
  const second = await pay(1, 'younger')
  expect(second.taken).toEqual({ Retirement: 105.96, 'Retirement Roth': 0 })
  expect(taxOf(second, 'US.incomeTax')).toBe(2520.96) // 2,626.92 - 105.96

  // Nothing is left; the employer's 4 % (105.08 each time) goes on.
  const third = await pay(2, 'younger')
  expect(third.taken).toEqual({ Retirement: 0, 'Retirement Roth': 0 })
  expect(await owed()).toEqual({ Retirement: 815.24, 'Retirement Roth': 100 }) // 500 + 3 × 105.08; 100
})

test('two plans larger than the pay: net is never negative, premiums are made up, deferrals are not', async () => {
  const { plan, enroll, pay, arrears, companyId, periods } = await company()
  const medical = await plan('Medical', 'Gold', { employeeAmount: 1500, employerAmount: 300 })
  const retirement = await plan('401(k)', 'Retirement', { employeeAmount: 2000 })
  const medicalId = await enroll('younger', medical)
  const retirementId = await enroll('younger', retirement)

  const first = await pay(0, 'younger')
  expect(first.netTotal).toBe(0)
  expect(first.taken.Gold).toBe(1500)
  // The wages of FICA are 2,626.92 - 1,500 = 1,126.92; 6.2 % is 69.87 and 1.45 % is 16.34. The rest is deferred or taxed.
  const taxes = first.employeeTaxDetails.reduce(
    (sum: number, one: { taxAmount: number }) => sum + one.taxAmount,
    0,
  )
  expect(taxes).toBeCloseTo(86.21, 2)
  expect(first.taken.Retirement).toBe(1040.71) // 1,126.92 - 86.21
  expect(await arrears('younger')).toEqual({ Gold: 0, Retirement: 0 })

  // A premium beyond the pay: 3,000 wanted, 2,626.92 there.
  const change = (benefitEnrollmentId: string, employeeAmount: number) =>
    ok('benefits/updateBenefitEnrollment', {
      benefitEnrollment: { companyId, benefitEnrollmentId, effectiveMonth: 'December 2026', employeeAmount },
    })
  await change(medicalId, 3000)
  await change(retirementId, 0)
  expect((await pay(1, 'younger')).taken).toMatchObject({ Gold: 1500 }) // November 20: as before
  const third = await pay(2, 'younger')
  expect(third).toMatchObject({ netTotal: 0, taken: { Gold: 2626.92 } })
  expect(await arrears('younger')).toMatchObject({ Gold: 373.08 }) // 3,000 - 2,626.92

  // A cancelled paycheck leaves no trace in the arrears.
  const { payPeriodId } = periods[3]
  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  expect(await arrears('younger')).toMatchObject({ Gold: 746.16 })
  await ok('payroll/cancelPayrollSubmission', { companyId, payPeriodId })
  expect(await arrears('younger')).toMatchObject({ Gold: 373.08 })

  // From January on 1,500 again: the first paycheck makes up what is owing, the next is as elected.
  await ok('benefits/updateBenefitEnrollment', {
    benefitEnrollment: {
      companyId,
      benefitEnrollmentId: medicalId,
      effectiveMonth: 'January 2027',
      employeeAmount: 1500,
    },
  })
  for (const { payPeriodId } of periods.slice(3, 5)) {
    await ok('payroll/skipPayPeriod', { companyId, payPeriodId, reason: 'The shop is closed' })
  }
  expect(periods[5].payDate).toBe('2027-01-15')
  expect((await pay(5, 'younger')).taken).toMatchObject({ Gold: 1873.08 }) // 1,500 + 373.08
  expect(await arrears('younger')).toMatchObject({ Gold: 0 })
  expect((await pay(6, 'younger')).taken).toMatchObject({ Gold: 1500 })
})

test('an HSA counts the employer’s money against the family limit, with the catch-up of 55', async () => {
  const { companyId, userId, plan, enroll, pay, owed } = await company()
  // Family 8,750 and 1,000 from 55 on: 9,750. 9,000 were given before, so 750 are left for both sides.
  await ok('payroll/importPayrollHistory', {
    companyId,
    history: [
      {
        userId: userId('older'),
        payDate: '2026-09-25',
        state: 'TX',
        gross: 40_000,
        taxes: [],
        deductions: [{ type: 'HSA', amount: 9000 }],
      },
    ],
  })
  const hsa = await plan('HSA', 'Health savings', { employeeAmount: 300, employerAmount: 200 })
  const refused = await call('benefits/addBenefitEnrollment', {
    benefitEnrollment: {
      companyId,
      userId: userId('older'),
      benefitPlanId: hsa,
      effectiveMonth: 'November 2026',
    },
  })
  expect(refused.body.error.message).toBe('coverage is required for an HSA: Self or Family')
  await enroll('older', hsa, { coverage: 'Family' })

  const first = await pay(0, 'older')
  expect(first.taken).toEqual({ 'Health savings': 300 })
  // Under a cafeteria plan HSA money is out of all federal wages: 2,488.46 - 300.
  expect(taxOf(first, 'US.socialSecurity')).toBe(2188.46)
  // 750 - 500 = 250: the employer's promised 200 first, then 50 of the worker's.
  expect((await pay(1, 'older')).taken).toEqual({ 'Health savings': 50 })
  expect((await pay(2, 'older')).taken['Health savings'] ?? 0).toBe(0)
  expect(await owed()).toEqual({ 'Health savings': 750 })
})

test('commuter money renews with the month of the pay date', async () => {
  const { plan, enroll, pay } = await company()
  await enroll('younger', await plan('Commuter', 'Transit', { employeeAmount: 200 }))
  // 340 a month: November 6 and 20 share it, December begins anew.
  expect((await pay(0, 'younger')).taken).toEqual({ Transit: 200 })
  expect((await pay(1, 'younger')).taken).toEqual({ Transit: 140 })
  expect((await pay(2, 'younger')).taken).toEqual({ Transit: 200 })
})

test('a change counts from its month on, and an end from the day after it', async () => {
  const { companyId, plan, enroll, pay } = await company()
  const dental = await enroll('younger', await plan('Dental', 'Smile', { employeeAmount: 20.5 }))
  const life = await enroll('younger', await plan('Life', 'Term life', { employeePercent: 1 }))
  await ok('benefits/updateBenefitEnrollment', {
    benefitEnrollment: {
      companyId,
      benefitEnrollmentId: dental,
      effectiveMonth: 'December 2026',
      employeeAmount: 31.25,
    },
  })
  await ok('benefits/endBenefitEnrollment', {
    benefitEnrollment: { companyId, benefitEnrollmentId: life, endDate: '2026-11-20' },
  })
  expect((await pay(0, 'younger')).taken).toEqual({ Smile: 20.5, 'Term life': 26.27 }) // 1 % of 2,626.92
  expect((await pay(1, 'younger')).taken).toEqual({ Smile: 20.5, 'Term life': 26.27 }) // November 20: the last
  expect((await pay(2, 'younger')).taken).toEqual({ Smile: 31.25 })
})

test('what is owing outlives the enrollment, and a voided paycheck takes its arrears and its debt to the carrier along', async () => {
  const { companyId, periods, userId, plan, enroll, pay, arrears, owed } = await company()
  const medical = await enroll('younger', await plan('Medical', 'Gold', { employeeAmount: 3000 }))
  await ok('benefits/endBenefitEnrollment', {
    benefitEnrollment: { companyId, benefitEnrollmentId: medical, endDate: '2026-11-06' },
  })
  expect((await pay(0, 'younger')).taken).toEqual({ Gold: 2626.92 })
  expect(await arrears('younger')).toEqual({ Gold: 373.08 })
  expect((await pay(1, 'younger')).taken).toEqual({ Gold: 373.08 })
  expect(await arrears('younger')).toEqual({ Gold: 0 })
  expect(await owed()).toEqual({ Gold: 3000 })

  const { payPeriodId } = periods[1]
  await ok('payroll/voidPayroll', {
    companyId,
    payPeriodId,
    userIds: [userId('younger')],
    reason: 'Wrong hours',
  })
  expect(await arrears('younger')).toEqual({ Gold: 373.08 })
  expect(await owed()).toEqual({ Gold: 2626.92 })
  expect((await pay(2, 'younger')).taken).toEqual({ Gold: 373.08 })
})
