import { expect, test } from 'vitest'
import { changesSince, Witness } from '../../../src/domain/payroll/approval.ts'
import type { Computed } from '../../../src/domain/payroll/computed.ts'

const paid = (userId: string, net: bigint, account = `${userId}'s`) =>
  ({
    person: { userId },
    check: {
      gross: net + 10n,
      net,
      reimbursements: 0n,
      employeeTaxes: 10n,
      employerTaxes: 5n,
      garnished: 0n,
    },
    paymentMethod: 'Direct Deposit',
    accounts: [{ id: account, amount: net }],
  }) as unknown as Computed

function totals(...people: readonly Computed[]) {
  const witness = new Witness()
  for (const person of people) witness.count(person, person.check.net + 15n)
  return witness.totals
}

const approved = totals(paid('a', 100n), paid('b', 200n))

test.each([
  ['nothing, in whatever order they were computed', totals(paid('b', 200n), paid('a', 100n)), ''],
  [
    'two people who change places',
    totals(paid('a', 200n), paid('b', 100n)),
    'the sums are the same, but not whom they go to',
  ],
  [
    'another account',
    totals(paid('a', 100n, 'other'), paid('b', 200n)),
    'the sums are the same, but not whom they go to',
  ],
  [
    'one person fewer',
    totals(paid('a', 100n)),
    '1 people are paid instead of 2, gross pay is 1.10 and was 3.20, net pay is 1.00 and was 3.00, ' +
      'the amount to be drawn is 1.15 and was 3.30',
  ],
])('what changed since an approval: %s', (_, now, words) => {
  expect(changesSince(approved, now)).toBe(words)
})
