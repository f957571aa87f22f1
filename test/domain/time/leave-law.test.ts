import { expect, test } from 'vitest'
import type { TimeOffTerms } from '../../../src/domain/time/balance.ts'
import { lawfulTerms, payoutLaw } from '../../../src/domain/time/leave-law.ts'
import { day } from '../../../src/kernel/dates.ts'

test.each([
  // state  kind          joined        exit          paid out by
  ['CA', 'Vacation', '2026-01-05', '2026-06-15', 'Labor Code 227.3'],
  ['CA', 'PTO', '2026-01-05', '2026-06-15', 'Labor Code 227.3'],
  ['CA', 'Personal', '2026-01-05', '2026-06-15', 'Labor Code 227.3'],
  ['CA', 'Sick Leave', '2026-01-05', '2026-06-15', undefined],
  ['MA', 'Vacation', '2026-01-05', '2026-06-15', 'G.L. c. 149 section 148'],
  ['MA', 'Personal', '2026-01-05', '2026-06-15', undefined],
  ['RI', 'Vacation', '2025-06-15', '2026-06-15', 'R.I. Gen. Laws 28-14-4'], // a year to the day
  ['RI', 'Vacation', '2025-06-16', '2026-06-15', undefined],
  ['TX', 'Vacation', '2020-01-05', '2026-06-15', undefined],
  [null, 'Vacation', '2020-01-05', '2026-06-15', undefined],
  ['CA', 'Vacation', '2020-01-05', '2027-06-15', 'Labor Code 227.3'], // past the last checked day all the same
] as const)('A23: %s %s of who joined on %s and left on %s', (state, policyType, joined, exit, source) => {
  expect(payoutLaw({ state, policyType, dateOfJoin: day(joined), on: day(exit) })?.source).toBe(source)
})

test.each([
  ['CA', 'Vacation', null],
  ['CA', 'Sick Leave', 1000],
  ['IL', 'Vacation', 1000], // paid out at exit, but a year may end it
  ['TX', 'Vacation', 1000],
] as const)('A23: what a year leaves of %s in %s', (state, policyType, carryoverHours) => {
  const terms = { policyType, carryoverHours: 1000 } as TimeOffTerms
  expect(lawfulTerms(terms, { state, on: day('2027-01-01') }).carryoverHours).toBe(carryoverHours)
})
