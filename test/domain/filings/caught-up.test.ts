import { expect, test } from 'vitest'
import { caughtUp, caughtUpForState } from '../../../src/domain/filings/caught-up.ts'
import { sumsOf } from '../../../src/domain/filings/paid.ts'
import { stateQuarter } from '../../../src/domain/filings/state-quarter.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { wageBase } from '../../../src/law/engine/wage-base.ts'
import { earned, paidOf, taxLine } from './paid.ts'

const taxed = (code: string, subject: number, taxable: number) => ({
  ...taxLine('employerTax', code, `${taxable}`, '0'),
  subject: usd(subject),
})
const second = { payDate: day('2026-04-01'), state: 'CA' }
const third = { payDate: day('2026-07-01'), state: 'CA' }
const ca = (subject: number, taxable: number) =>
  ['CA.sui', 'CA.ett'].map((code) => taxed(code, subject, taxable))

// 5,000 three times under a base of 7,000; the first, of which 5,000 were taxed, was voided.
test('a state’s taxes are owed on what a void left under the base, in the quarter of the last pay', () => {
  const paid = [
    paidOf('left', [earned('5000'), ...ca(5000, 2000)], second),
    paidOf('left', [earned('5000'), ...ca(5000, 0)], third),
  ]
  const caught = caughtUpForState('CA', paid, () => usd(7000))
  const [before, last] = [second, third].map(({ payDate }) =>
    stateQuarter(
      'CA',
      caught.filter((row) => row.payDate === payDate),
    ),
  )
  expect(before).toMatchObject({ uiTaxableWages: usd(2000), uiExcessWages: usd(3000) })
  expect(last).toMatchObject({ uiTotalWages: usd(5000), uiTaxableWages: usd(5000), uiExcessWages: usd(0) })
  expect(last!.people).toMatchObject([{ taxableWages: usd(5000), excessWages: usd(0) }])
  expect(sumsOf(caught).get('employerTax CA.ett')).toMatchObject({ subject: usd(10_000), taxable: usd(7000) })
})

test('who was caught up, or was also insured elsewhere, is left as it is', () => {
  const whole = [paidOf('caught', ca(9000, 7000), second)]
  expect(caughtUpForState('CA', whole, () => usd(7000))).toEqual(whole)
  const moved = [paidOf('moved', [...ca(5000, 2000), taxed('NV.sui', 5000, 5000)], second)]
  expect(caughtUpForState('CA', moved, () => usd(7000))).toEqual([])
  expect(caughtUp(moved, { code: 'CA.sui', base: usd(7000) })).not.toEqual(moved)
})

test.each([
  ['TX.sui', usd(9000)],
  ['CA.ett', usd(7000)],
  ['US.futa', usd(7000)],
  ['US.medicare', undefined],
  ['CA.incomeTax', undefined],
  ['CA.nothing', undefined],
])('the base of %s in 2026', (code, base) => {
  expect(wageBase(code, day('2026-06-30'), {})).toBe(base)
})
