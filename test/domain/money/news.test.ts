import { expect, test } from 'vitest'
import { newsOf } from '../../../src/domain/money/news.ts'

const OTHER = '01890000-0000-7000-8000-000000000001'

test.each([
  // name                 status       in place of   told as
  ['AchCredit', 'pending', null, undefined], // the period is inProcess
  ['AchCredit', 'complete', null, undefined], // the period is processed
  ['AchCredit', 'returned', null, 'transaction'],
  ['AchCredit', 'cancelled', null, 'transaction'],
  ['AchCredit', 'pending', OTHER, 'transaction'], // issued again
  ['AchCredit', 'complete', OTHER, 'transaction'],
  ['Check', 'complete', null, undefined],
  ['Check', 'complete', OTHER, 'transaction'],
  ['AchDebit', 'pending', null, 'transaction'],
  ['AchDebit', 'complete', null, 'transaction'],
  ['GarnishmentPayment', 'complete', null, 'transaction'],
  ['TaxPayment', 'pending', null, 'taxPayment'],
  ['TaxCredit', 'complete', null, 'taxPayment'],
  ['Accrual', 'complete', null, undefined],
] as const)(
  '8.1: a transfer %s that is %s, in place of %s, is told as %s',
  (name, status, reversesId, told) => {
    expect(newsOf({ name, status, reversesId })).toBe(told)
  },
)
