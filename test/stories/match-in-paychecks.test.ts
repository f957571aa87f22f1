import { expect, test } from 'vitest'
import { benefitCompany, TODAY } from '../support/benefits.ts'
import { sharedService } from '../support/shared.ts'

const { ok, owner, call } = await sharedService()
await ok('sandbox/setClock', { to: TODAY })

const FORMULA = {
  tiers: [
    { matchPercent: 100, ofPayPercent: 3 },
    { matchPercent: 50, ofPayPercent: 2 },
  ],
}

test('a match is owed to the plan to the cent, explained, and told where a limit cuts it', async () => {
  const { companyId, userId, plan, enroll, pay, owed, periods } = await benefitCompany({ ok, owner })
  // Paid, deferred and given elsewhere: of pay, 360,000 − 358,000 counts from here on.
  await ok('payroll/importPayrollHistory', {
    companyId,
    history: [
      {
        userId: userId('younger'),
        payDate: '2026-09-25',
        state: 'TX',
        gross: 358_000,
        taxes: [{ code: 'US.medicare', wages: 358_000, tax: 5191 }],
        deductions: [{ type: '401(k)', amount: 24_300, employerAmount: 2500, matchAmount: 9000 }],
      },
    ],
  })
  const id = await plan('401(k)', 'Retirement', { employeePercent: 5, matchFormula: FORMULA })
  await enroll('younger', id)
  await enroll('older', id)

  const { warnings } = await ok('payroll/previewPayroll', { companyId, payPeriodId: periods[0].payPeriodId })
  // 5 % of 2,626.92 is 131.35, matched by 78.81 + 26.27 = 105.08; of pay only 2,000 counts: 60 + 20.
  expect(warnings.join()).toContain(
    'reaches a limit of the law or of the plan: the company adds 25.08 less to Retirement',
  )
  const first = await pay(0, 'younger')
  expect(first.taken).toEqual({ Retirement: 131.35 })
  // The older one: 5 % of 2,488.46 is 124.42; 74.65 + half of 49.77 is 99.54.
  expect(await owed()).toEqual({ Retirement: 435.31 }) // 131.35 + 80 + 124.42 + 99.54

  const { explanation } = await ok('reports/explainPaycheck', {
    payPeriodId: periods[0].payPeriodId,
    userId: userId('younger'),
  })
  const line = explanation.find(({ code }: { code: string }) => code === '401(k) Match')
  expect(line).toMatchObject({ amount: 80, taxable: 105.08, payer: 'employer' })
  expect(line.says).toMatchObject({ code: 'matchShort' })
  expect(line.steps[0].inputs).toMatchObject({ deferred: '131.35', 'pay that counts': '2000.00' })

  // 24,500 − 24,300 − 131.35 = 68.65 are left to defer; no pay is left to match.
  const second = await pay(1, 'younger')
  expect(second.taken).toEqual({ Retirement: 68.65 })
  expect(await owed()).toEqual({ Retirement: 727.92 }) // 435.31 + 68.65 + 0 + 124.42 + 99.54
})

test('a formula can be seen, changed and taken away; the next paycheck goes by it', async () => {
  const { companyId, plan, enroll, pay, owed } = await benefitCompany({ ok, owner })
  const id = await plan('401(k)', 'Retirement', { employeeAmount: 100 })
  await enroll('older', id)
  const formula = async () =>
    (await ok('benefits/getBenefitPlans', { companyId })).benefitPlans[0].matchFormula
  const change = (matchFormula: object | null) =>
    ok('benefits/updateBenefitPlan', { benefitPlan: { companyId, benefitPlanId: id, matchFormula } })
  expect(await formula()).toBeNull()
  await pay(0, 'older')
  expect(await owed()).toEqual({ Retirement: 100 })

  await change({ ...FORMULA, basis: 'Year', annualCap: 150, includesCatchUp: false })
  expect(await formula()).toEqual({ ...FORMULA, basis: 'Year', annualCap: 150, includesCatchUp: false })
  // Twice 2,488.46: 3 % is 149.31; of 200 deferred the rest, 50.69, is matched by half; up to 150 a year.
  await pay(1, 'older')
  expect(await owed()).toEqual({ Retirement: 350 }) // 200 + 150

  await change(null)
  expect(await formula()).toBeNull()
  await pay(2, 'older')
  expect(await owed()).toEqual({ Retirement: 450 })
})

test.each([
  [
    'of another type',
    { type: 'Medical', matchFormula: FORMULA },
    'matchFormula goes with a 401(k) or Roth 401(k) only',
  ],
  [
    'of more than all pay',
    {
      type: '401(k)',
      matchFormula: {
        tiers: [
          { matchPercent: 1, ofPayPercent: 60 },
          { matchPercent: 1, ofPayPercent: 41 },
        ],
      },
    },
    'The tiers of matchFormula may not cover more than 100 percent of pay',
  ],
])('a formula %s is refused', async (_, over, message) => {
  const { companyId, plan } = await benefitCompany({ ok, owner })
  const answer = await call('benefits/addBenefitPlan', { benefitPlan: { companyId, name: 'No', ...over } })
  expect(answer.body.error.message).toBe(message)
  const id = await plan(over.type, 'Yes')
  const changed = await call('benefits/updateBenefitPlan', {
    benefitPlan: { companyId, benefitPlanId: id, matchFormula: over.matchFormula },
  })
  expect(changed.body.error.message).toBe(message)
})
