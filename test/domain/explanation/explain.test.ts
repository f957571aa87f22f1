import { expect, test } from 'vitest'
import { explain } from '../../../src/domain/explanation/explain.ts'
import { linesOf } from '../../../src/domain/pay/lines.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { stateCodes } from '../../../src/law/language/states.ts'
import { certificate, earned, elected, worker } from '../pay/worker.ts'

const W4 = { of: 'w4', from: day('2026-01-05') }

function explained(input: PaycheckInput, editions = [W4]) {
  const { rules, bases, amounts } = linesOf(
    input.earnings,
    calculatePaycheck(input, { allowProvisional: true }),
    () => '',
  )
  const lines = rules.map((rule, at) => ({ ...rule, base: bases[at]!, amount: amounts[at]! }))
  return explain({ input, lines, editions, wage: undefined }, { allowProvisional: true })
}

const lineOf = (input: PaycheckInput, code: string, payer = 'employee') =>
  explained(input).find((line) => line.code === code && line.payer === payer)!

const usual = {
  earnings: [earned('Salary', 3000), earned('Bonus', 500), earned('Reimbursement', 40)],
  deductions: [elected('Medical', 200), elected('401(k)', 300), elected('Life', 10)],
}

test.each(stateCodes)(
  '%s: the lines of a base sum to what is taxed, and every sentence is whole',
  (state) => {
    for (const { base, taxable, says } of explained(worker(state, usual))) {
      if (base.length > 0) expect(base.reduce((sum, { amount }) => sum + amount, 0n)).toBe(taxable)
      expect(says.en).not.toMatch(/[{}]/)
      expect(says.es).not.toMatch(/[{}]/)
    }
  },
)

test('above a cap: how much of the pay counts, and what does not', () => {
  const wages = { 'US.socialSecurity': { wages: usd(184_000), tax: usd(11_408) } }
  const input = worker('TX', {
    earnings: [earned('Salary', 3000)],
    yearToDate: { taxes: wages, supplementalWages: usd(0) },
  })
  expect(lineOf(input, 'US.socialSecurity')).toMatchObject({
    amount: 3100n, // 500 × 6.2 %: 500 are left below 184,500
    says: {
      code: 'rateWithinLimit',
      en: '6.2% of $500.00: by the limits of the law, no more of $3,000.00 of pay counts.',
    },
    base: [
      { code: 'Salary', amount: 300_000n },
      { code: 'outsideLimits', amount: -250_000n },
    ],
  })
})

test('an exemption that was claimed, and a certificate that was not given', () => {
  const salary = { earnings: [earned('Salary', 3000)] }
  const exempt = worker('GA', { ...salary, w4: { ...certificate, exempt: true } })
  expect(lineOf(exempt, 'US.incomeTax')).toMatchObject({
    amount: 0n,
    says: { code: 'exempt', en: 'Nothing: form W-4 of 2026-01-05 claims exemption.' },
  })
  expect(lineOf(worker('GA', salary), 'GA.incomeTax')).toMatchObject({
    says: { code: 'noCertificate' },
    certificate: { form: 'G-4', given: null },
  })
  const none = explained(worker('GA', salary), [])
  expect(none.find(({ code }) => code === 'US.incomeTax')).toMatchObject({
    certificate: { form: 'W-4', given: null },
  })
})

test('Arizona’s form is told on the federal one', () => {
  const input = worker('AZ', { earnings: [earned('Salary', 3000)] })
  expect(lineOf(input, 'AZ.incomeTax').certificate).toEqual({ form: 'A-4', given: '2026-01-05' })
})

test('what is taken: a percentage as such, and why it is less than was asked for', () => {
  const percent = worker('TX', {
    earnings: [earned('Salary', 3000), earned('Cash Tips', 100)],
    deductions: [{ type: '401(k)', amount: { percent: rate('5%') } }],
  })
  expect(lineOf(percent, '401(k)')).toMatchObject({
    amount: 15_000n, // of 3,000 in money
    says: { code: 'pretaxPercent', en: '5% of pay, taken before tax.' },
  })
  const short = worker('TX', { earnings: [earned('Salary', 100)], deductions: [elected('Life', 200)] })
  expect(lineOf(short, 'Life').says).toMatchObject({
    code: 'aftertaxShort',
    en: expect.stringContaining('of the $200.00 that was asked for'),
  })
  expect(lineOf(percent, 'Cash Tips', 'employer').says.code).toBe('notPaid')
})

test('a salary that the wage does not give is for the days that are paid', () => {
  const input = worker('TX', { earnings: [earned('Salary', 1234.56)] })
  expect(lineOf(input, 'Salary', 'employer').says.code).toBe('salaryOfDays')
})

test('a bonus of its own is taxed at the flat rate, whatever the form says', () => {
  const bonus = worker('NY', { earnings: [earned('Bonus', 5100)] })
  expect(lineOf(bonus, 'US.incomeTax')).toMatchObject({
    amount: 112_200n, // 5,100 × 22 %
    says: {
      code: 'flat',
      en: '$1,122.00 on $5,100.00 of supplemental pay, such as a bonus, at the flat rate of the law.',
    },
  })
  expect(lineOf(bonus, 'NY.incomeTax').says.code).toBe('flat')
  const both = worker('NY', { earnings: [earned('Salary', 3000), earned('Bonus', 5100)] })
  expect(lineOf(both, 'US.incomeTax').says.code).toBe('certificate')
})

test('a deferral beside severance says that none of it is counted', () => {
  const input = worker('TX', {
    earnings: [earned('Salary', 3000), earned('Severance', 5000)],
    deductions: [{ type: '401(k)', amount: { percent: rate('5%') } }],
  })
  expect(lineOf(input, '401(k)')).toMatchObject({
    amount: 15_000n,
    source: expect.stringContaining('26 CFR 1.415(c)-2(e)(3)'),
    steps: [
      {
        formula: '(pay in cash − severance) × percentage',
        inputs: { 'pay in cash': '8000.00', severance: '5000.00', percentage: '5%' },
      },
    ],
  })
})
