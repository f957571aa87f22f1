import { expect, test } from 'vitest'
import { computeWithholding, unequalParts, w2Part } from '../../../src/domain/filings/withholding.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { shown } from '../../support/shown.ts'
import { paidOf, taxLine } from './paid.ts'

const tax = (code: string, wages: string, amount: string) => taxLine('employeeTax', code, wages, amount)

test('wages, tax by place, deposits and months', () => {
  const cam = paidOf('cam', [
    tax('NY.incomeTax', '1000', '40'),
    tax('NY-NYC.incomeTax', '1000', '30'),
    tax('NY.sdi', '1000', '1'),
  ])
  const dee = paidOf('dee', [tax('NY.incomeTax', '500', '20'), tax('GA.incomeTax', '100', '5')])
  const none = paidOf('eli', [tax('GA.incomeTax', '100', '5')])
  const { lines, months } = computeWithholding({
    ...{ state: 'NY', ref: 'NY', byPerson: [cam, dee, none], deposits: usd(100) },
    byDay: [cam, { ...dee, payDate: day('2025-02-14') }],
  })
  expect(shown(lines)).toEqual({
    ...{ workers: 2, wages: '1500.00', incomeTax: '60.00', 'NY-NYC.incomeTax': '30.00', withheld: '90.00' },
    // 100 was deposited for 90.
    ...{ deposits: '100.00', balanceDue: '0.00', overpaid: '10.00' },
  })
  expect(shown(months)).toEqual({ 2: '20.00', 3: '70.00' })
})

test('a period without pay is zeros; a deposit that is missing is due', () => {
  const nothing = { state: 'GA', ref: 'GA', byPerson: [], byDay: [], deposits: usd(0) }
  expect(shown(computeWithholding(nothing).lines)).toMatchObject({
    workers: 0,
    withheld: '0.00',
    balanceDue: '0.00',
  })
  const ana = paidOf('ana', [tax('GA.incomeTax', '1000', '50.25')])
  expect(shown(computeWithholding({ ...nothing, byPerson: [ana], byDay: [ana] }).lines)).toMatchObject({
    balanceDue: '50.25',
  })
})

test('the year: boxes 16 and 17 of the W-2s beside what was withheld', () => {
  const boxes = { state: 'GA', account: '', localWages: usd(0), localTax: usd(0), locality: '' }
  const form = { userId: 'ana', lines: {}, codes: {}, labels: {}, notes: [] }
  const part = w2Part('GA', [
    { ...form, states: [{ ...boxes, wages: usd(1000), tax: usd(50) }] },
    { ...form, states: [] },
  ])
  expect(shown(part)).toEqual({ forms: 1, w2Wages: '1000.00', w2Tax: '50.00' })
  expect(unequalParts({ ...part, incomeTax: usd(50) })).toEqual([])
  expect(unequalParts({ ...part, incomeTax: usd(51) })).toHaveLength(1)
})
