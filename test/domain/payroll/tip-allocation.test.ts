import { expect, test } from 'vitest'
import {
  type AllocationMethod,
  allocateTips,
  isTooManyForHours,
  type TippedWorker,
} from '../../../src/domain/payroll/tip-allocation.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'

const worker = (
  userId: string,
  hours: number,
  tips: number,
  more: Partial<TippedWorker> = {},
): TippedWorker => ({
  ...{ userId, hours: hours * 100, tips: usd(tips), isIndirect: false, receipts: null },
  ...more,
})
const served = (receipts: number) => ({ receipts: usd(receipts) })
const indirect = { isIndirect: true }

// [what, receipts, percent, method, workers, allocated by worker]
test.each<[string, number, number, AllocationMethod, TippedWorker[], string[]]>([
  [
    // The example of the Form 8027 instructions, in its figures: 8 % of 100,000 = 8,000, less 500 of the indirectly tipped.
    // Shares of 7,500 by receipts; 8,000 − 6,200 reported = 1,800 is shared by what each lacks of its share.
    'receipts',
    100_000,
    800,
    'Receipts',
    [
      worker('A', 0, 1080, served(18_000)),
      worker('B', 0, 880, served(16_000)),
      worker('C', 0, 1810, served(23_000)),
      worker('D', 0, 800, served(17_000)),
      worker('E', 0, 450, served(12_000)),
      worker('F', 0, 680, served(14_000)),
      worker('G', 0, 500, indirect),
    ],
    // Lacks: 270, 320, 0, 475, 450, 370 = 1,885 of 1,800
    ['257.82', '305.57', '0.00', '453.58', '429.71', '353.32', '0.00'],
  ],
  [
    // 8 % of 10,000 = 800; shares 480 and 320; lacks 180 and 0; 800 − 700 = 100
    'hours',
    10_000,
    800,
    'Hours',
    [worker('A', 60, 300), worker('B', 40, 400)],
    ['100.00', '0.00'],
  ],
  ['tips that suffice', 10_000, 800, 'Hours', [worker('A', 60, 400), worker('B', 40, 400)], ['0.00', '0.00']],
  // 2 % of 10,000 = 200 − 150
  ['a lower rate', 10_000, 200, 'Hours', [worker('A', 60, 50), worker('B', 40, 100)], ['50.00', '0.00']],
])('allocation: %s', (_, receipts, basisPoints, method, workers, expected) => {
  const found = allocateTips({ receipts: usd(receipts), basisPoints, method, workers })
  expect(found.shares.map(({ allocated }) => dollars(allocated))).toEqual(expected)
  const sum = found.shares.reduce((all, { allocated }) => all + allocated, 0n)
  expect(sum).toBe(found.allocated)
})

test('hours decide below 25 people of full time', () => {
  const staff = (hours: number) => [worker('A', hours, 0)]
  expect(isTooManyForHours(staff(999.99), 7)).toBe(false)
  expect(isTooManyForHours(staff(1000), 7)).toBe(true)
  expect(isTooManyForHours(staff(1999.99), 14)).toBe(false)
})
