import { expect, test } from 'vitest'
import { NO_W4 } from '../../../src/domain/pay/certificates.ts'
import { w4Fault, w4Notes } from '../../../src/domain/pay/w4-fault.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

const TODAY = day('2026-06-12')
const OLD = 'a form from before 2020 does not ask this; send allowances, or form "2020"'

test.each([
  ['2019', { allowances: 3, extra: usd(10), exempt: true }, undefined],
  ['2019', { multipleJobs: true }, `haveMultipleJob: ${OLD}`],
  ['2019', { dependents: 2, allowances: 3 }, `dependents: ${OLD}`],
  ['2019', { otherDependents: 1 }, `dependentsAbove18: ${OLD}`],
  ['2019', { otherIncome: usd(0.01) }, `otherIncome: ${OLD}`],
  ['2019', { deductions: usd(500) }, `otherDeduction: ${OLD}`],
  ['2020', { multipleJobs: true, dependents: 2, otherIncome: usd(1), deductions: usd(1) }, undefined],
  [
    '2020',
    { allowances: 1 },
    'allowances: a form of 2020 or later has none; send form "2019" for a certificate from before 2020',
  ],
] as const)('a form of %s with %o', (form, told, fault) => {
  expect(w4Fault({ ...NO_W4, form, ...told }, TODAY)).toBe(fault)
})

test.each([
  [{ exempt: true, extra: usd(0) }, '; is nothing', false],
  [{ exempt: true, extra: usd(0.01) }, 'extraWithholding neither', true],
  [{ nonresident: true, filingStatus: 'Married' }, 'goes by Married now', true],
  [{ nonresident: true, filingStatus: 'Head of Household' }, 'goes by Head of Household now', true],
  [{ nonresident: true, filingStatus: 'Married Filing Separately' }, 'Notice 1392', false],
  [{ nonresident: true, filingStatus: 'Single' }, 'Notice 1392', false],
  [{ filingStatus: 'Married' }, 'Notice 1392', false],
] as const)('what is hardly meant is told: %o', (told, words, isTold) => {
  expect(w4Notes({ ...NO_W4, ...told }).includes(words)).toBe(isTold)
})
