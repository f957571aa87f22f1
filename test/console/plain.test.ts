import { expect, test } from 'vitest'
import { OPERATION, plainly } from '../../console/src/format/plain.ts'
import { operations } from '../../src/operations/index.ts'

const labels = { payPercentage: 'Share of the pay, in percent' }

test.each([
  [
    'Not Active and not in this payroll: Priya Nair; addUsersToRegularPayPeriod enrolls who is Ready',
    'Not Active and not in this payroll: Priya Nair.',
  ],
  [
    'An item recovers overpayments already: change its totalAmount with updateRecurringPayItem',
    'An item recovers overpayments already.',
  ],
  ['Employee is not clocked in; use clockIn first, or addTimeEntry.', 'Employee is not clocked in.'],
  [
    'Give the location a phone number: companyOnboarding/updateCompanyLocation.',
    'Give the location a phone number.',
  ],
  [
    'The status is Ready until onboarding is complete (getUserTask lists what is missing)',
    'The status is Ready until onboarding is complete.',
  ],
  // What the sentence is about stays, by the name that the form gives it.
  ['payPercentage must be at most 100', '“Share of the pay, in percent” must be at most 100.'],
  ['requiresApproval is not set', 'requires approval is not set.'],
  // A sentence that is nothing but an operation is better than none.
  ['updateTimeTrackingPolicy with State pays it', 'update time tracking policy with State pays it.'],
  ['Type a day in 2026', 'Type a day in 2026.'],
])('for people: %s', (message, told) => {
  expect(plainly(message, labels)).toBe(told)
})

test('every operation is known as one', () => {
  const names = operations.map(({ address }) => address.split('/')[1]!).filter((name) => /[A-Z]/.test(name))
  expect(names.length).toBeGreaterThan(200)
  expect(names.filter((name) => OPERATION.exec(name)?.[0] !== name)).toEqual([])
})
