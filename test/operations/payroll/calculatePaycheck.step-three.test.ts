import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call } = await sharedService()

const answer = async (w4: object, given: object = {}) => {
  const paycheck = {
    payDate: '2026-01-09',
    payFrequency: 'BiWeekly',
    workState: 'TX',
    earnings: [{ type: 'Regular', amount: 4000 }],
    w4: { w4FilingStatus: 'Married', ...w4 },
    ...given,
  }
  return (await call('payroll/calculatePaycheck', { paycheck })).body
}

const federalTax = (body: { paycheck: { employeeTaxes: { code: string; amount: number }[] } }) =>
  body.paycheck.employeeTaxes.find(({ code }) => code === 'US.incomeTax')!.amount

test.each([
  [{ dependentsAmount: 4000 }, 158.46], // 312.31 − 4,000 ÷ 26 = 153.85
  [{ dependents: 2, effectiveDate: '2025-06-01' }, 158.46],
  [{ dependents: 2 }, 143.08], // the form is of the year of pay: 2 × 2,200
  [{ dependents: 2, dependentsAmount: 4400 }, 143.08],
  [{ dependentsAmount: 8120.06 }, 0],
])('W2: Step 3 %j leaves %d', async (w4, tax) => {
  expect(federalTax(await answer(w4))).toBe(tax)
})

test('W2: a form of a year before its pay keeps its amounts, and the other way round', async () => {
  const [byOldForm, byNewForm] = [
    federalTax(await answer({ dependents: 1, effectiveDate: '2025-02-01' }, { payDate: '2025-06-06' })),
    federalTax(await answer({ dependents: 1, effectiveDate: '2026-01-01' }, { payDate: '2025-06-06' })),
  ]
  expect(Math.round((byOldForm - byNewForm) * 100)).toBe(769) // 200 ÷ 26
})

test('W2 and 1.1: what contradicts itself, or is on no form, is refused by name', async () => {
  expect((await answer({ dependents: 1, dependentsAmount: 500 })).error.message).toContain(
    'contradicts dependents and dependentsAbove18, which come to 2200.00 on the form of 2026',
  )
  expect((await answer({ azDeductionPercent: 7 })).error.message).toBe(
    'paycheck.w4.azDeductionPercent: must be one of 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5 (Form A-4; 0 is no form)',
  )
})
