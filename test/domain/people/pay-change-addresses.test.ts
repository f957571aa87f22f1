import { expect, test } from 'vitest'
import { addressesOf } from '../../../src/domain/people/pay-change-addresses.ts'

test.each([
  // email   personal  given up of late   may confirm   is told
  ['new@x', '', [], 'new@x', []],
  ['new@x', 'home@x', [], 'new@x', ['home@x']],
  ['new@x', '', ['old@x'], 'old@x', ['new@x']],
  ['c@x', '', ['a@x', 'b@x', 'b@x'], 'a@x', ['b@x', 'c@x']],
  ['A@x', '', ['a@x', 'b@x'], 'a@x', ['b@x']],
] as const)(
  '%s, at home %s, before %j: %s may confirm',
  (email, personalEmail, formerEmails, confirmTo, noticeTo) => {
    expect(addressesOf({ email, personalEmail, formerEmails })).toEqual({ confirmTo, noticeTo })
  },
)
