import { expect, test } from 'vitest'
import type { Paid } from '../../../src/domain/filings/paid.ts'
import { usd } from '../../../src/kernel/money.ts'
import { shown } from '../../support/shown.ts'
import { taxLine } from './paid.ts'
import { compute, facts, orchid, paidOn } from './quarterly.ts'

test('Form 941: 100,000 in a deposit period asks for Schedule B, whatever the schedule', () => {
  const large = (on: string) =>
    paidOn({ on, wages: '200000', incomeTax: '50000', ssWages: '0', employee: '0', employer: '0' })
  const apart = compute('941', '2025-03-31', facts([large('2025-01-10'), large('2025-02-14')]))
  const together = compute('941', '2025-03-31', facts([large('2025-01-10'), large('2025-01-24')]))
  expect([apart.lines['16'], together.lines['16']]).toEqual(['monthly', 'semiweekly'])
  // Tuesday and Wednesday are in two semiweekly periods, Wednesday and Friday in one.
  const semiweekly = (first: string, second: string) =>
    compute(
      '941',
      '2025-03-31',
      facts([large(first), large(second)], { isSemiweekly: true, priorTax: usd(100) }),
    )
  expect(semiweekly('2025-01-14', '2025-01-15').lines['16']).toBe('less than 2,500')
  expect(semiweekly('2025-01-15', '2025-01-17').lines['16']).toBe('semiweekly')
})

test('Form 941 of a quarter without pay is all zeros', () => {
  const { lines } = compute('941', '2025-03-31', facts([], { isSeasonal: true }))
  expect(shown(lines)).toMatchObject({
    1: 0,
    2: '0.00',
    4: '',
    12: '0.00',
    14: '0.00',
    '15a': '0.00',
    18: 'X',
  })
})

test('Form 944: adjustments of the year are one line', () => {
  const paid = paidOn({
    on: '2025-07-11',
    wages: '5200.00',
    incomeTax: '180.00',
    ssWages: '5200.00',
    employee: '397.78',
    employer: '397.80',
  })
  const { lines } = compute('944', '2025-12-31', facts([paid]))
  expect(shown(lines)).toMatchObject({
    1: '5200.00',
    2: '180.00',
    '4a': '644.80',
    '4c': '150.80',
    '4e': '795.60',
    5: '975.60',
    6: '-0.02',
    7: '975.58',
    9: '975.58',
    13: 'less than 2,500',
  })
})

test('Form 945: backup withholding of contractors', () => {
  const paid: Paid = {
    ...orchid,
    lines: [taxLine('employeeTax', 'US.backupWithholding', '4800.00', '1152.00')],
  }
  const { lines } = compute('945', '2025-12-31', facts([paid], { deposits: usd(1152) }))
  expect(shown(lines)).toMatchObject({ 2: '1152.00', 3: '1152.00', 4: '1152.00', 5: '0.00', 7: '' })
})

test('Form 943: wages of farm workers', () => {
  // 10,000 x 12.4% + 10,000 x 2.9% + 500 = 2,030.
  const paid = paidOn({
    on: '2025-07-11',
    wages: '10000',
    incomeTax: '500',
    ssWages: '10000',
    employee: '765',
    employer: '765',
  })
  const { lines } = compute('943', '2025-12-31', facts([paid], { workersOn12th: 4, deposits: usd(2030) }))
  expect(shown(lines)).toMatchObject({
    1: 4,
    2: '10000.00',
    3: '1240.00',
    5: '290.00',
    8: '500.00',
    9: '2030.00',
    10: '0.00',
    13: '2030.00',
    15: '0.00',
  })
})
