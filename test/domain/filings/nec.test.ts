import { expect, test } from 'vitest'
import { compute1096, computeNecs } from '../../../src/domain/filings/nec.ts'
import { day } from '../../../src/kernel/dates.ts'
import { formFor } from '../../../src/law/engine/forms/find.ts'
import { shown } from '../../support/shown.ts'
import { earned, paidOf, taxLine } from './paid.ts'

const form = (year: number) => formFor('1099-NEC', day(`${year}-12-31`), {}).law

test.each([
  { year: 2025, paid: '599.99', withheld: '0', count: 0 },
  { year: 2025, paid: '600.00', withheld: '0', count: 1 },
  { year: 2026, paid: '1999.99', withheld: '0', count: 0 },
  { year: 2026, paid: '2000.00', withheld: '0', count: 1 },
  { year: 2026, paid: '50.00', withheld: '12.00', count: 1 },
])('who gets a 1099-NEC: $paid in $year with $withheld withheld', ({ year, paid, withheld, count }) => {
  const tax = taxLine('employeeTax', 'US.backupWithholding', paid, withheld)
  expect(computeNecs(form(year), [paidOf('c', [earned(paid), tax])])).toHaveLength(count)
})

test('reimbursements are not pay, and the 1096 adds up', () => {
  const forms = computeNecs(form(2025), [
    paidOf('c', [
      earned('4800.00'),
      taxLine('reimbursement', 'Reimbursement', '300', '300'),
      taxLine('employeeTax', 'US.backupWithholding', '4800.00', '1152.00'),
    ]),
    paidOf('d', [earned('700.00')]),
  ])
  expect(shown(forms[0]!.lines)).toMatchObject({ 1: '4800.00', 4: '1152.00' })
  const { lines } = compute1096(formFor('1096', day('2025-12-31'), {}).law, forms)
  expect(shown(lines)).toEqual({ 3: 2, 4: '1152.00', 5: '5500.00' })
})

test('2026 calls box 1 by another name', () => {
  const [contractor] = computeNecs(form(2026), [paidOf('c', [earned('5000.00')])])
  expect(shown(contractor!.lines)).toMatchObject({ '1a': '5000.00', '1b': '0.00', '1d': '0.00', 4: '0.00' })
})

test('a corporation has its form with a note, and others without', () => {
  const paid = [paidOf('c', [earned('5000.00')]), paidOf('d', [earned('5000.00')])]
  const forms = computeNecs(form(2026), paid, new Set(['c']))
  expect(forms.map(({ userId, notes }) => [userId, notes.length])).toEqual([
    ['c', 1],
    ['d', 0],
  ])
})
