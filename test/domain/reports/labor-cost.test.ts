import { expect, test } from 'vitest'
import { laborColumns, laborRows } from '../../../src/domain/reports/labor-cost.ts'
import { groupedRegisterColumns, registerColumns, yearColumns } from '../../../src/domain/reports/register.ts'
import { sharedOut } from '../../../src/kernel/shared-out.ts'

test.each([
  { amount: 100n, weights: [1n, 1n, 1n], shares: [33n, 33n, 34n] },
  { amount: 1n, weights: [5n, 5n], shares: [0n, 1n] },
  { amount: 7n, weights: [0n, 0n], shares: [7n, 0n] },
  { amount: -100n, weights: [1n, 2n], shares: [-33n, -67n] },
  { amount: 9n, weights: [], shares: [] },
])('$amount by $weights is $shares', ({ amount, weights, shares }) => {
  expect(sharedOut(amount, weights)).toEqual(shares)
})

test('what the company adds follows the earnings, and a person of two groups is counted in both', () => {
  const check = {
    people: ['ada'],
    parts: [
      { group: 'Kitchen', hours: 3000, earned: 60_000n },
      { group: 'Floor', hours: 1000, earned: 20_000n },
    ],
    ...{ employerTaxes: 6121n, contributions: 15_000n, reimbursements: 0n },
  }
  const rows = laborRows([check])
  expect(rows.map(({ group, people, cost }) => [group, people, cost])).toEqual([
    ['Floor', 1, 20_000n + 1531n + 3750n],
    ['Kitchen', 1, 60_000n + 4590n + 11_250n],
  ])
})

test.each([
  ['labor cost', laborColumns],
  ['register', registerColumns],
  ['register by group', groupedRegisterColumns],
  ['year to date', yearColumns],
])('the cost of the report of %s says what of it is not in the books', (_, { cost }) => {
  expect(cost.says).toContain('cash tips, which customers paid, and imputed income')
})
