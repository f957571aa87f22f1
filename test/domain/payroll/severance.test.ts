import { expect, test } from 'vitest'
import { severancePayments } from '../../../src/domain/payroll/severance.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

const agreed = {
  severance: 'Yes',
  severanceAmount: usd(1000),
  severancePaymentType: '',
  severancePaymentFrequency: '',
  firstSeverancePayDate: null,
  lastSeverancePayDate: null,
}
const dates = (first: string, last: string) => ({
  firstSeverancePayDate: day(first),
  lastSeverancePayDate: day(last),
})

// biome-ignore format: a table to be compared by column
test.each([
  // what differs                                                        payments
  [{},                                                                   [['final', 1000]]],
  [{ severance: 'no' },                                                  []],
  [{ severanceAmount: null },                                            []],
  [{ severanceAmount: usd(0) },                                          []],
  [{ firstSeverancePayDate: day('2027-01-15') },                         [['2027-01-15', 1000]]],
  [{ ...dates('2027-01-15', '2027-01-15') },                             [['2027-01-15', 1000]]],
  [{ ...dates('2027-01-15', '2027-03-15'), severancePaymentType: 'Lump sum' }, [['2027-01-15', 1000]]],
  // Nothing said: as often as pay comes.
  [{ ...dates('2027-01-15', '2027-01-29') },                             [['2027-01-15', 500], ['2027-01-29', 500]]],
  [{ ...dates('2027-01-15', '2027-01-28') },                             [['2027-01-15', 1000]]],
  [{ ...dates('2027-01-31', '2027-03-31'), severancePaymentFrequency: 'monthly' },
    [['2027-01-31', 333.34], ['2027-02-28', 333.33], ['2027-03-31', 333.33]]],
  [{ ...dates('2027-01-01', '2027-02-01'), severancePaymentFrequency: 'Semi-Monthly' },
    [['2027-01-01', 333.34], ['2027-01-16', 333.33], ['2027-02-01', 333.33]]],
  [{ ...dates('2027-01-01', '2027-07-01'), severancePaymentFrequency: 'Quarterly', severanceAmount: usd(0.02) },
    [['2027-01-01', 0.01], ['2027-04-01', 0.01]]],
] as const)('severance %#', (over, wanted) => {
  const payments = severancePayments({ ...agreed, ...over }, 'BiWeekly')
  expect(payments.map(({ payOn, amount }) => [payOn ?? 'final', Number(amount) / 100])).toEqual(wanted)
})
