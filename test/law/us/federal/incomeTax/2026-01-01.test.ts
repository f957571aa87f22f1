import { describe, expect, test } from 'vitest'
import { dollars, usd } from '../../../../../src/kernel/money.ts'
import type { FederalCertificate, FilingStatus, Frequency } from '../../../../../src/law/language/types.ts'
import { type Payment, taxOf } from '../../../facts.ts'

type Row = readonly [Frequency, FilingStatus, number, Partial<FederalCertificate>, string, string]

const payment = ([every, status, pay, w4]: Row): Payment => ({
  on: '2026-03-06',
  every,
  work: { state: 'TX' },
  pay,
  w4: { status, ...w4 },
})

describe('Worksheet 1A, 2026', () => {
  const rows: readonly Row[] = [
    ['Weekly', 'Single', 1000, {}, '78.08', '1,240 + 12% of (52,000 − 8,600 − 19,900), ÷ 52'],
    ['BiWeekly', 'Head of Household', 3860, {}, '371.82', 'Pub 15-T biweekly row 3,845-3,875: 372'],
    ['BiWeekly', 'Head of Household', 3860, { multipleJobs: true }, '637.77', 'the same row: 638'],
    ['BiWeekly', 'Married', 3860, { multipleJobs: true }, '509.58', 'the same row: 510'],
    ['BiWeekly', 'Married Filing Separately', 3860, {}, '509.58', 'the same row, single: 510'],
    ['Weekly', 'Head of Household', 1200, { deductions: usd(1000) }, '79.15', '1,770 + 12% of 19,550, ÷ 52'],
    ['Weekly', 'Married', 1500, { form: '2019', allowances: 2 }, '106.08', '2,480 + 12% of 25,300, ÷ 52'],
    ['Monthly', 'Married', 5000, { form: '2019', allowances: 3 }, '236.67', '60,000 − 12,900 → 2,840, ÷ 12'],
    ['SemiMonthly', 'Married', 4000, { dependents: 2 }, '115.00', '7,160 ÷ 24 − 2 × 2,200 ÷ 24'],
    [
      'SemiMonthly',
      'Married',
      4000,
      { dependents: 1, otherDependents: 1 },
      '185.83',
      '7,160 ÷ 24 − 2,700 ÷ 24',
    ],
    ['Weekly', 'Single', 1500, { multipleJobs: true }, '251.67', '8,983 + 24% of 17,100, ÷ 52'],
    [
      'Weekly',
      'Single',
      1500,
      { extra: usd(25), otherIncome: usd(5200) },
      '207.19',
      '74,600: 5,800 + 22% of 16,700 = 9,474, ÷ 52 + 25',
    ],
    [
      'Weekly',
      'Head of Household',
      1000,
      { form: '2019' },
      '97.92',
      'an old certificate never uses that table: 1,240 + 12% of 32,100',
    ],
    [
      'Weekly',
      'Single',
      1000,
      { nonresidentAlien: true },
      '118.30',
      '1,309.60 a week: 5,800 + 22% of 1,599.20, ÷ 52',
    ],
    ['Weekly', 'Single', 1000, { exempt: true, extra: usd(25) }, '0.00', 'exempt: Step 4(c) is not read'],
  ]

  test.each(rows)('%s %s %s %o → %s (%s)', (...row) => {
    expect(dollars(taxOf(payment(row), 'US.incomeTax'))).toBe(row[4])
  })
})

describe('IRS Tax Withholding Estimator, test data of March 2026, line 2h', () => {
  const rows: readonly (readonly [Frequency, FilingStatus, number, string])[] = [
    ['Weekly', 'Single', 1000, '78.08'],
    ['Weekly', 'Single', 2000, '270.19'],
    ['BiWeekly', 'Married', 5000, '432.31'],
    ['BiWeekly', 'Single', 5000, '766.69'],
    ['BiWeekly', 'Head of Household', 1200, '27.12'],
    ['BiWeekly', 'Single', 1500, '96.15'],
    ['BiWeekly', 'Single', 1300, '72.15'],
    ['BiWeekly', 'Single', 1800, '132.15'],
    ['BiWeekly', 'Single', 4000, '540.38'],
    ['BiWeekly', 'Single', 12000, '2782.09'],
    ['BiWeekly', 'Married', 20000, '4192.62'],
    ['BiWeekly', 'Single', 2200, '180.15'],
    ['BiWeekly', 'Head of Household', 4000, '402.62'],
    ['BiWeekly', 'Married', 4000, '312.31'],
    ['BiWeekly', 'Single', 1000, '38.08'],
    ['BiWeekly', 'Single', 500, '0.00'],
    ['BiWeekly', 'Single', 2000, '156.15'],
    ['Monthly', 'Single', 5000, '418.33'],
    ['Monthly', 'Married', 7000, '476.67'],
    ['BiWeekly', 'Married', 3000, '192.31'],
    ['Monthly', 'Head of Household', 7000, '569.00'],
    ['BiWeekly', 'Married', 6000, '640.77'],
    ['Weekly', 'Single', 3000, '503.35'],
    ['Weekly', 'Single', 5000, '1048.15'],
    ['BiWeekly', 'Single', 6000, '1006.69'],
    ['BiWeekly', 'Married', 2000, '76.15'],
    ['BiWeekly', 'Head of Household', 2000, '114.92'],
    ['BiWeekly', 'Single', 8000, '1486.69'],
    ['BiWeekly', 'Head of Household', 5000, '622.73'],
    ['BiWeekly', 'Married', 3200, '216.31'],
    ['Weekly', 'Married', 2000, '156.15'],
    ['BiWeekly', 'Single', 600, '0.00'],
    ['BiWeekly', 'Single', 3800, '496.38'],
    ['BiWeekly', 'Head of Household', 6000, '862.73'],
    ['BiWeekly', 'Married', 8000, '1080.77'],
    ['BiWeekly', 'Head of Household', 8000, '1342.73'],
    ['BiWeekly', 'Married', 10000, '1533.38'],
  ]

  test.each(rows)('%s %s %s → %s', (every, status, pay, tax) => {
    expect(dollars(taxOf(payment([every, status, pay, {}, '', '']), 'US.incomeTax'))).toBe(tax)
  })
})

describe('supplemental wages, 2026', () => {
  const bonus = (before: number, pay: number, amount: number, more: Partial<Payment> = {}): string =>
    dollars(
      taxOf(
        {
          on: '2026-03-06',
          every: 'BiWeekly',
          work: { state: 'TX' },
          pay,
          bonus: amount,
          given: { yearToDate: { taxes: {}, supplementalWages: usd(before) } },
          ...more,
        },
        'US.incomeTax',
      ),
    )

  test('22% below a million of the year, 37% above, split at the million', () => {
    expect(bonus(500_000, 0, 1000)).toBe('220.00')
    expect(bonus(1_000_000, 0, 1000)).toBe('370.00')
    expect(bonus(999_400, 0, 1000)).toBe('280.00') // 600 × 22% + 400 × 37%
  })
  test('the mandatory rate does not ask for the certificate', () => {
    expect(bonus(1_000_000, 0, 1000, { w4: { exempt: true } })).toBe('370.00')
    expect(bonus(0, 0, 1000, { w4: { exempt: true } })).toBe('0.00')
  })
  test('beside regular wages: the worksheet on these, the flat rate on the bonus', () => {
    expect(bonus(0, 1000, 500)).toBe('148.08') // 38.08 + 110.00
  })
  test('aggregate: one payment of both', () => {
    const given = {
      supplementalMethod: 'aggregate',
      yearToDate: { taxes: {}, supplementalWages: usd(0) },
    } as const
    expect(bonus(0, 1000, 500, { given })).toBe('96.15') // as 1,500
  })
})
