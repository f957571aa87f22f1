import type { FieldType, FormField } from '../../law/language/form.ts'
import { w4FilingStatuses, w4Forms } from './values.ts'

/** Form W-4 as fields of a form: the keys are those of addW4Information. Lines as the IRS prints them. */

type Row = readonly [
  key: string,
  type: FieldType,
  group: string,
  example: string,
  description: string,
  more?: Pick<FormField, 'help' | 'showWhen' | 'options'>,
]

const formats: Partial<Record<FieldType, string>> = {
  amount: 'dollars and cents',
  boolean: 'Yes or No',
  date: 'YYYY-MM-DD',
  integer: 'whole number, 0 or more',
}

const WHO = 'Who the certificate is of'
const STEP_2 = 'Step 2: more than one job'
const STEP_3 = 'Step 3: dependents'
const STEP_4 = 'Step 4: other adjustments'
const BEFORE_2020 = 'Certificates before 2020'
const STATE = 'For the state'

const newForm = { showWhen: { key: 'form', is: ['2020'] } } as const
const oldForm = { showWhen: { key: 'form', is: ['2019'] } } as const

const rows: readonly Row[] = [
  [
    'form',
    'choice',
    WHO,
    '2020',
    'Which form: 2020 for every one since 2020, 2019 for one before',
    { options: w4Forms },
  ],
  ['effectiveDate', 'date', WHO, '2026-01-05', 'The first day on which it counts; left out, today'],
  ['w4FilingStatus', 'choice', WHO, 'Single', 'Step 1(c): filing status', { options: w4FilingStatuses }],
  [
    'isExempt',
    'boolean',
    WHO,
    'No',
    'Claims that no federal income tax is to be withheld',
    {
      help: 'Only who owed no tax last year and expects to owe none this year. It ends on February 15 of the next year.',
    },
  ],
  ['isNonResident', 'boolean', WHO, 'No', 'A nonresident alien, for whom the tables are adjusted'],
  [
    'haveMultipleJob',
    'boolean',
    STEP_2,
    'No',
    'Step 2(c): two jobs in all, and the box is ticked on both certificates',
    { ...newForm, help: 'Also where both spouses work and file together.' },
  ],
  [
    'dependents',
    'integer',
    STEP_3,
    '1',
    'Children under 17, counted; valued by the amounts of the form’s year',
    { ...newForm, help: 'Leave the counts at 0 when dependentsAmount is given.' },
  ],
  ['dependentsAbove18', 'integer', STEP_3, '0', 'Other dependents, counted', newForm],
  ['dependentsAmount', 'amount', STEP_3, '2200.00', 'Step 3 in dollars, instead of the counts', newForm],
  ['otherIncome', 'amount', STEP_4, '0.00', 'Step 4(a): other income of the year, not from jobs', newForm],
  [
    'otherDeduction',
    'amount',
    STEP_4,
    '0.00',
    'Step 4(b): deductions beyond the standard deduction',
    newForm,
  ],
  ['extraWithholding', 'amount', STEP_4, '0.00', 'Step 4(c): extra withholding in each pay period'],
  ['allowances', 'integer', BEFORE_2020, '2', 'Line 5: allowances', oldForm],
  ['stateAdditionalDeduction', 'amount', STATE, '0.00', 'Extra state withholding in each pay period'],
]

export const w4FormFields: readonly FormField[] = rows.map(
  ([key, type, group, example, description, more = {}]) => ({
    key,
    description,
    type,
    format: formatOf(type, more.options),
    ...(type === 'boolean' ? { options: ['Yes', 'No'] } : {}),
    ...more,
    required: key === 'w4FilingStatus',
    example,
    group,
  }),
)

function formatOf(type: FieldType, options: readonly string[] | undefined): string {
  return options?.join(', ') ?? formats[type] ?? 'text'
}
