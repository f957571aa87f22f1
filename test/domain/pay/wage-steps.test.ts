import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { explanationText } from '../../../src/domain/pay/stub-text.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { stateCodes } from '../../../src/law/language/states.ts'
import { certificate, worker } from './worker.ts'

const paid = (state: string, more: Partial<PaycheckInput> = {}): PaycheckInput =>
  worker(state, {
    payDate: day('2026-09-11'),
    periodStart: day('2026-08-29'),
    periodEnd: day('2026-09-11'),
    earnings: [{ type: 'Regular', amount: usd(3000), hours: 80 }],
    deductions: [
      { type: 'Medical', amount: usd(200) },
      { type: '401(k)', amount: usd(300) },
    ],
    ...more,
  })

const explained = (input: PaycheckInput) => calculatePaycheck(input, { explain: true })
const stepsOf = (input: PaycheckInput, code: string) =>
  explained(input).taxes.find((line) => line.code === code)!.steps!

test('W11: every tax begins with how its wages come from gross pay', () => {
  const first = (code: string) => stepsOf(paid('NJ'), code)[0]
  expect(first('US.incomeTax')).toEqual({
    line: 'wages',
    formula: 'gross pay − Medical − 401(k)',
    inputs: { 'gross pay': '3000.00', Medical: '200.00', '401(k)': '300.00' },
    value: '2500.00',
    leftOut: ['Medical', '401(k)'],
  })
  expect(first('US.socialSecurity')).toMatchObject({ formula: 'gross pay − Medical', value: '2800.00' })
  expect(first('NJ.incomeTax')).toMatchObject({ formula: 'gross pay − 401(k)', value: '2700.00' })
  expect(first('NJ.sdi')).toMatchObject({ formula: 'gross pay', value: '3000.00' })
})

test('W11: an imputed earning that a tax does not count, and a doubt, are named', () => {
  const earnings = [
    { type: 'Regular', amount: usd(3000) },
    { type: 'Group-Term Life', amount: usd('22.50') },
  ] as const
  const input = paid('AK', { earnings })
  expect(stepsOf(input, 'AK.sui')[0]).toMatchObject({
    formula: 'gross pay − Group-Term Life − Medical (unsure)',
    value: '2800.00',
  })
})

test('W11: the base of a row is the one that the rows above give it', () => {
  const home = { state: 'MD', localities: ['MD-ANNE-ARUNDEL'] }
  const steps = stepsOf(
    paid('MD', { work: home, resident: home, deductions: [] }),
    'MD-ANNE-ARUNDEL.incomeTax',
  )
  const county = steps.find(({ line }) => line === 'county tax')!
  expect(county.inputs.row).toBe('over 50000: 1350 + 2.94% of the excess')
  expect(county.formula).toBe(
    '(1350 + 2.94% × (taxable × pay periods of a year − 50000)) ÷ pay periods of a year',
  )
})

test('a line adds what regular wages, supplemental wages and the certificate ask', () => {
  const input = paid('GA', {
    earnings: [
      { type: 'Regular', amount: usd(3000) },
      { type: 'Bonus', amount: usd(500) },
    ],
    w4: { ...certificate, extra: usd(25) },
  })
  const steps = stepsOf(input, 'US.incomeTax').map(({ line, formula, value }) => [line, formula, value])
  expect(steps.slice(0, 2)).toEqual([
    ['all wages', 'gross pay − Medical − 401(k)', '3000.00'],
    ['wages', 'all wages − supplemental wages', '2500.00'],
  ])
  expect(steps.slice(-3)).toEqual([
    ['flat', 'supplemental wages × 22%', '110.00'],
    ['tax', 'tax on regular wages + tax on supplemental wages', '326.15'],
    ['withheld', 'tax + extra on the certificate', '351.15'],
  ])
})

test('a branch that was not taken is not printed, nor are lines that only it reads', () => {
  // Without a certificate Oregon takes 8 %: none of the lines of its formula decide.
  expect(stepsOf(paid('OR'), 'OR.incomeTax').map(({ line, formula }) => [line, formula])).toEqual([
    ['wages', 'gross pay − Medical − 401(k)'],
    ['withholding', 'wages × 8%, to the cent'],
  ])
  expect(stepsOf(paid('CA'), 'CA.incomeTax').at(-1)).toMatchObject({
    formula: 'tax − credit, at least 0, as wages > limit',
  })
})

test('no explanation of any state prints code', () => {
  for (const state of stateCodes) {
    for (const { code, steps } of explained(paid(state)).taxes) {
      for (const { line, formula } of steps!) {
        const isCode = /\b(if|max|min|cents|dollars|round|floor|ceil|brackets|ladder|lookup)\(|==|\*|\[/.test(
          formula,
        )
        expect([code, line, isCode ? formula : '']).toEqual([code, line, ''])
      }
    }
  }
})

test('the text of the command line says how sure each line is', () => {
  expect(explanationText(explained(paid('NY')))).toContain(
    'NY - Paid Family Leave (employee): 12.96, NY@2026-01-01#1, unsure',
  )
})
