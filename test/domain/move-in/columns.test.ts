import { expect, test } from 'vitest'
import { guessed, meaningOf } from '../../../src/domain/move-in/columns.ts'

// Heads as providers print them, and what they mean.
test.each([
  ['Employee', 'name'],
  ['Employee Name', 'name'],
  ['Last Name', 'lastName'],
  ['Employee ID', 'externalId'],
  ['Work Email', 'email'],
  ['Check Date', 'payDate'],
  ['Pay Period Start', 'periodBegin'],
  ['Pay Period End', 'periodEnd'],
  ['Gross Pay', 'gross'],
  ['Net Pay', 'net'],
  ['Take Home', 'net'],
  ['Regular Hours', 'hours:Regular'],
  ['OT Hours', 'hours:Overtime'],
  ['Regular Pay', 'earning:Regular'],
  ['Overtime', 'earning:Overtime'],
  ['Bonus', 'earning:Bonus'],
  ['Commission', 'earning:Commission'],
  ['401(k)', 'deduction:401(k)'],
  ['Medical Premium', 'deduction:Medical'],
  ['Federal Income Tax', 'tax:US.incomeTax'],
  ['FIT', 'tax:US.incomeTax'],
  ['Fed W/H', 'tax:US.incomeTax'],
  ['Social Security', 'tax:US.socialSecurity'],
  ['OASDI EE', 'tax:US.socialSecurity'],
  ['Social Security (Employer)', 'employerTax:US.socialSecurity'],
  ['Medicare', 'tax:US.medicare'],
  ['Additional Medicare', 'tax:US.additionalMedicare'],
  ['Medicare ER', 'employerTax:US.medicare'],
  ['FUTA', 'employerTax:US.futa'],
  ['CA Withholding', 'tax:CA.incomeTax'],
  ['New York State Income Tax', 'tax:NY.incomeTax'],
  ['State Income Tax', 'tax:*.incomeTax'],
  ['SIT', 'tax:*.incomeTax'],
  ['CA SDI', 'tax:CA.sdi'],
  ['SUI', 'employerTax:*.sui'],
  ['CA - Employment Training Tax (Employer)', 'employerTax:CA.ett'],
  ['Department', 'ignored'],
  ['Memo', 'ignored'],
])('%s is %s', (head, means) => {
  expect(guessed(head)).toBe(means)
  expect(meaningOf(means)).toBe(means)
})

test('what a column cannot mean is no meaning', () => {
  for (const said of ['', 'colour', 'tax:', 'tax:XX.incomeTax', 'deduction:Yacht', 'earning:Regular Pay'])
    expect(meaningOf(said)).toBeUndefined()
})
