import { expect, test } from 'vitest'
import { computeReturn } from '../../src/domain/filings/quarterly.ts'
import { reconcileYear } from '../../src/domain/filings/reconcile.ts'
import { stateQuarter } from '../../src/domain/filings/state-quarter.ts'
import { computeW2s, computeW3 } from '../../src/domain/filings/w2.ts'
import { day } from '../../src/kernel/dates.ts'
import { dollars, usd } from '../../src/kernel/money.ts'
import { times } from '../../src/kernel/rate.ts'
import { formFor } from '../../src/law/engine/forms/find.ts'
import { shown } from '../support/shown.ts'
import { larkspur } from './larkspur.ts'

const accounts: Readonly<Record<string, string>> = { GA: '1234567-AB', CA: '123-4567-8', NY: '123456789' }
const accountOf = (state: string): string => accounts[state] ?? ''
const law = (form: Parameters<typeof formFor>[0], on = '2025-12-31') => formFor(form, day(on), {}).law

const nothing = { sickPayWages: usd(0), sickPay: usd(0), noticeTax: usd(0), researchCredit: usd(0) }

const quarter = (from: string, to: string) =>
  larkspur.filter(({ payDate }) => from <= payDate && payDate <= to)

test('state quarters: wages before and after the base, and what was withheld', () => {
  const paid = quarter('2025-07-01', '2025-09-30')
  const [ga, ca, ny] = ['GA', 'CA', 'NY'].map((state) => stateQuarter(state, paid))
  expect(shown(ga!)).toMatchObject({
    uiTaxableWages: '9500.00',
    stateTaxableWages: '28242.90',
    stateTaxWithheld: '1322.10',
  })
  expect(shown(ca!)).toMatchObject({
    uiTaxableWages: '7000.00',
    stateTaxableWages: '106560.00',
    stateTaxWithheld: '10194.66',
  })
  const sdi = ca!.taxes.find(({ code }) => code === 'CA.sdi')!
  expect(shown(sdi)).toMatchObject({ taxable: '115560.00', amount: '1386.72' })
  expect(shown(ny!)).toMatchObject({ uiTaxableWages: '10956.00', stateTaxWithheld: '470.58' })
  // Contributions are the rate of the whole, not the sum of the checks, which booked 256.51.
  expect(dollars(times(ga!.uiTaxableWages, '2.7%'))).toBe('256.50')
})

test('a year reconciles: W-3, both 941s and the ledger', () => {
  const returns = [
    ['2025-07-01', '2025-09-30'],
    ['2025-10-01', '2025-12-31'],
  ].map(
    ([from, to]) =>
      computeReturn(law('941', to), {
        paid: quarter(from!, to!),
        workersOn12th: 0,
        deposits: usd(0),
        isSemiweekly: true,
        priorTax: undefined,
        isFinal: false,
        isSeasonal: false,
        entered: {},
      }).lines,
  )
  const w2 = law('W-2')
  const w3 = computeW3(law('W-3'), w2, computeW2s(w2, larkspur, accountOf)).lines
  const rows = reconcileYear({
    w3,
    returns,
    form: '941',
    // What accrued check by check.
    accrued: usd('97720.67'),
    additionalMedicare: usd('453.42'),
    uncollected: usd(0),
    entered: nothing,
  })
  expect(rows.map(({ what, difference, isExplained }) => [what, dollars(difference), isExplained])).toEqual([
    ['Wages, tips, other compensation', '0.00', true],
    ['Federal income tax withheld', '0.00', true],
    ['Social security wages', '0.00', true],
    ['Social security tips', '0.00', true],
    ['Medicare wages and tips', '0.00', true],
    // 2 x (16,508.23 + 5,391.33) - 453.42 = 43,345.70 against 23,964.53 + 19,380.94 = 43,345.47.
    ['Social security and Medicare tax of both sides', '0.23', true],
    ['Total tax', '0.11', true],
  ])
  const wrong = reconcileYear({
    w3,
    returns: [returns[0]!],
    form: '941',
    accrued: usd(0),
    additionalMedicare: usd(0),
    uncollected: usd(0),
    entered: nothing,
  })
  expect(wrong.some(({ isExplained }) => !isExplained)).toBe(true)
})
