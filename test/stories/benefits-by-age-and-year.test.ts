import { expect, test } from 'vitest'
import { benefitCompany, TODAY } from '../support/benefits.ts'
import { sharedService } from '../support/shared.ts'

const { ok, owner } = await sharedService()
await ok('sandbox/setClock', { to: TODAY })
const company = () => benefitCompany({ ok, owner })

const historyOf = (userId: string, payDate: string, over: object) => ({
  userId,
  payDate,
  state: 'TX',
  gross: 160_000,
  taxes: [],
  ...over,
})

test('at 61 the catch-up is 11,250; above 150,000 of wages last year it must be Roth', async () => {
  const { companyId, userId, plan, enroll, pay } = await company()
  const of = userId('older')
  await ok('payroll/importPayrollHistory', {
    companyId,
    history: [
      historyOf(of, '2025-12-19', { taxes: [{ code: 'US.socialSecurity', wages: 150_000.01, tax: 9300 }] }),
      historyOf(of, '2026-09-25', { deductions: [{ type: '401(k)', amount: 24_400 }] }),
    ],
  })
  await enroll('older', await plan('401(k)', 'Retirement', { employeeAmount: 250 }))
  await enroll('older', await plan('Roth 401(k)', 'Roth', { employeeAmount: 300 }))
  // Pre-tax money ends at 24,500; the Roth plan goes on into the catch-up.
  expect((await pay(0, 'older')).taken).toEqual({ Retirement: 100, Roth: 300 })
})

test('at 61 with 150,000 of wages last year the catch-up may be pre-tax', async () => {
  const { companyId, userId, plan, enroll, pay } = await company()
  const of = userId('older')
  await ok('payroll/importPayrollHistory', {
    companyId,
    history: [
      historyOf(of, '2025-12-19', { taxes: [{ code: 'US.socialSecurity', wages: 150_000, tax: 9300 }] }),
      historyOf(of, '2026-09-25', { deductions: [{ type: '401(k)', amount: 35_600 }] }),
    ],
  })
  await enroll('older', await plan('401(k)', 'Retirement', { employeeAmount: 250 }))
  // 24,500 + 11,250 = 35,750: 150 are left.
  expect((await pay(0, 'older')).taken).toEqual({ Retirement: 150 })
  expect((await pay(1, 'older')).taken).toEqual({ Retirement: 0 })
})

test('money deferred elsewhere counts in its year, and the next year begins anew', async () => {
  const { periods, companyId, plan, enroll, pay } = await company()
  const deferral = await plan('401(k)', 'Retirement', { employeeAmount: 500 })
  await enroll('younger', deferral, { priorEmployerDeferrals: 24_200 })
  expect((await pay(0, 'younger')).taken).toEqual({ Retirement: 300 }) // 24,500 - 24,200
  for (const { payPeriodId } of periods.slice(1, 5)) {
    await ok('payroll/skipPayPeriod', { companyId, payPeriodId, reason: 'The shop is closed' })
  }
  expect(periods[5].payDate).toBe('2027-01-15')
  expect((await pay(5, 'younger')).taken).toEqual({ Retirement: 500 })
})

test('a plan’s own limit counts that plan, and what another plan takes is owed to its carrier', async () => {
  const { plan, enroll, pay, owed } = await company()
  await enroll('younger', await plan('Other', 'Gym', { employeeAmount: 60, annualLimit: 100 }))
  await enroll('younger', await plan('Other', 'Legal aid', { employeeAmount: 70, employerAmount: 5 }))
  expect((await pay(0, 'younger')).taken).toEqual({ Gym: 60, 'Legal aid': 70 })
  expect((await pay(1, 'younger')).taken).toEqual({ Gym: 40, 'Legal aid': 70 })
  expect((await pay(2, 'younger')).taken).toEqual({ Gym: 0, 'Legal aid': 70 })
  expect(await owed()).toEqual({ Gym: 100, 'Legal aid': 225 }) // 3 × (70 + 5)
})

test('a bonus between two paydays bears percentages, and no amounts', async () => {
  const { companyId, userId, plan, enroll } = await company()
  await enroll('younger', await plan('401(k)', 'Retirement', { employeePercent: 10, employerPercent: 3 }))
  await enroll('younger', await plan('Medical', 'Gold', { employeeAmount: 90 }))
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      companyId,
      workerType: 'W2',
      payPeriodType: 'Off-Cycle',
      payBeginDate: '2026-11-02',
      payEndDate: '2026-11-10',
      payDate: '2026-11-13',
    },
  })
  const { payPeriodId } = payPeriod
  await ok('payroll/addUsersToSupplementalPayPeriod', {
    companyId,
    payPeriodId,
    payrollLineItems: [{ userId: userId('younger'), amount: 1000 }],
  })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  const details = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(details.payPeriod[0].payrollLineItems).toMatchObject([
    { grossTotal: 1000, deductions: [{ deductionDescription: 'Retirement', amount: 100 }] },
  ])
})
