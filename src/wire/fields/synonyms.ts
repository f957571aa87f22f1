/**
 * Other words for a value of a closed list, taken wherever the list has the value: what official forms print and people
 * commonly write, where it can mean nothing else. Replies use the list's own word.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  W2: ['W-2'],
  '1099-NEC': ['1099 NEC'],
  // Form W-4, step 1(c). "Single or Married filing separately" is left out: states tell the two apart.
  Married: [
    'Married Filing Jointly',
    'Married filing jointly or Qualifying surviving spouse',
    'Qualifying Surviving Spouse',
  ],
  'C Corp': ['C Corporation', 'C-Corp'],
  'S Corp': ['S Corporation', 'S-Corp'],
  LLC: ['Limited Liability Company'],
  'Sole Proprietor': ['Sole Proprietorship'],
  'Non-Profit': ['Nonprofit', 'Non Profit'],
  BiWeekly: ['Bi-Weekly', 'Every two weeks'],
  SemiMonthly: ['Semi-Monthly', 'Twice a month'],
  'Per Hour': ['Hourly'],
  'Per Year': ['Annually', 'Yearly'],
  'Direct Deposit': ['DirectDeposit'],
  checking: ['Checking account'],
  savings: ['Savings account'],
}

/** The synonyms of these values, each with the value that it means; a value of the list is never a synonym. */
export const synonymsOf = <Value extends string>(values: readonly Value[]): readonly [string, Value][] =>
  values.flatMap((value) => (synonyms[value] ?? []).map((word): [string, Value] => [word, value]))
