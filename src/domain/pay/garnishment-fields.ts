import type { Circumstance } from '../../law/language/creditor-limit.ts'
import type { FieldType, FormField } from '../../law/language/form.ts'
import type { GarnishmentType } from '../../law/language/garnishment.ts'
import { stateNames } from '../../law/language/states.ts'

const formats: Partial<Record<FieldType, string>> = {
  text: 'text',
  accountNumber: 'text',
  amount: 'dollars and cents, for example 250.00',
  rate: 'percent, the sign optional, for example 25%',
  integer: 'whole number, 0 or more',
  date: 'YYYY-MM-DD',
  boolean: 'Yes or No',
  choice: 'one of the options',
}

/** The heading that a field stands under, by its type; everything else is about the order itself. */
const groups: Partial<Record<FieldType, string>> = { date: 'Days', amount: 'Amounts', rate: 'Amounts' }

type Row = readonly [
  key: string,
  type: FieldType,
  need: 'required' | 'optional',
  example: string,
  description: string,
  options?: readonly string[],
]

const yesNo = ['Yes', 'No'] as const
const payPeriods = ['Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly'] as const
const states = Object.keys(stateNames)
const statuses = ['Single', 'Married', 'Married Filing Separately', 'Head of Household'] as const

const dates: readonly Row[] = [
  [
    'Date Received',
    'date',
    'optional',
    '2026-01-05',
    'The day the employer was served; orders of equal rank go by it',
  ],
  ['Effective Date', 'date', 'optional', '2026-01-12', 'The first pay date from which it is withheld'],
  ['End Date', 'date', 'optional', '2027-12-31', 'The last pay date on which it is withheld'],
]
const owed: Row = [
  'Total Amount Due',
  'amount',
  'optional',
  '5000.00',
  'What is owed in all; withholding stops when it is reached',
]
const caseNumber: Row = [
  'Case Number',
  'text',
  'required',
  'CS-2026-00123',
  'The case or account number that goes with each payment',
]
const state = (description: string): Row => ['State', 'choice', 'required', 'GA', description, states]
const amountOr = (share: string): readonly Row[] => [
  ['Amount', 'amount', 'optional', '150.00', `So much per pay period; left out, ${share}`],
]

/** What a creditor's order may state about the case, and the name under which a state's table knows it. */
export const circumstances: Readonly<Record<string, Circumstance>> = {
  'Head of family': 'headOfFamily',
  'Sole earner': 'soleEarner',
  'Consumer debt': 'consumerDebt',
  'Private student loan': 'privateStudentLoan',
  'Below poverty level': 'belowPoverty',
  'Rent judgment': 'rentJudgment',
  'Income over 250% of poverty level': 'incomeOver250PercentOfPoverty',
}

const rows: Readonly<Record<GarnishmentType, readonly Row[]>> = {
  'Child Support': [
    state('The state that issued the order'),
    caseNumber,
    ['Current Support Amount', 'amount', 'required', '250.00', 'Current support for each payment period'],
    ['Arrears Amount', 'amount', 'optional', '25.00', 'Payment on arrears for each payment period'],
    [
      'Payment Period',
      'choice',
      'optional',
      'BiWeekly',
      'The period of the amounts; left out, the pay period',
      payPeriods,
    ],
    [
      'Supports Second Family',
      'boolean',
      'optional',
      'No',
      'Supports another spouse or child: 50% instead of 60%',
      yesNo,
    ],
    ['Arrears Over 12 Weeks', 'boolean', 'optional', 'No', 'Arrears older than 12 weeks: 5% more', yesNo],
    ['Maximum Percent', 'rate', 'optional', '50%', 'A lower limit of the state or the order'],
    [
      'FIPS Code',
      'text',
      'optional',
      '13121',
      'The locality of the case, for the payment to the disbursement unit',
    ],
    [
      'Remittance Number',
      'text',
      'optional',
      'R0012345',
      'The number under which the disbursement unit books payments',
    ],
    ...dates,
  ],
  'Federal Tax Levy': [
    [
      'Filing Status',
      'choice',
      'required',
      'Single',
      'From the statement of dependents; none in 3 days: Married Filing Separately',
      statuses,
    ],
    ['Dependents', 'integer', 'required', '1', 'From the statement of dependents; none in 3 days: 0'],
    [
      'Additional Standard Deductions',
      'integer',
      'optional',
      '0',
      'How many of: 65 or older, blind, for taxpayer and spouse',
    ],
    [
      'Exemption Year',
      'integer',
      'optional',
      '2026',
      'The year of the Publication 1494 table; left out, the year of Date Received',
    ],
    owed,
    ...dates,
  ],
  'State Tax Levy': [
    state('The state that levies'),
    caseNumber,
    ...amountOr('the percent, or 25% of disposable earnings'),
    ['Percent', 'rate', 'optional', '25%', 'Of disposable earnings, as the notice says'],
    owed,
    ...dates,
  ],
  'Student Loan': administrative('The guaranty agency or the Department of Education'),
  'Federal Agency Debt': administrative('The federal agency (SF-329)'),
  Creditor: [
    state('The state whose court ordered it: its limits apply'),
    caseNumber,
    ['Creditor Name', 'text', 'required', 'First Example Bank', 'Who receives the payments'],
    ...amountOr('as much as the law allows'),
    ['Percent', 'rate', 'optional', '25%', 'Of disposable earnings, as the court ordered'],
    ['Dependents', 'integer', 'optional', '0', 'Some states protect an amount for each'],
    [
      'Circumstance',
      'choice',
      'optional',
      'Head of family',
      'Some states protect more, or less, in such a case',
      Object.keys(circumstances),
    ],
    owed,
    ...dates,
  ],
  Bankruptcy: [
    caseNumber,
    [
      'Trustee Name',
      'text',
      'required',
      'Example Trustee',
      'The chapter 13 trustee who receives the payments',
    ],
    ['Amount', 'amount', 'required', '300.00', 'So much for each payment period'],
    [
      'Payment Period',
      'choice',
      'optional',
      'Monthly',
      'The period of the amount; left out, the pay period',
      payPeriods,
    ],
    owed,
    ...dates,
  ],
}

function administrative(agency: string): readonly Row[] {
  return [
    ['Agency', 'text', 'required', 'Example Agency', agency],
    ['Account Number', 'text', 'required', 'A-100200300', 'The account number that goes with each payment'],
    ...amountOr('the percent'),
    ['Percent', 'rate', 'optional', '15%', 'Of disposable pay; never more than 15%'],
    owed,
    ...dates,
  ]
}

export const garnishmentTypes = Object.keys(rows) as readonly GarnishmentType[]

export const garnishmentFields: Readonly<Record<GarnishmentType, readonly FormField[]>> = {
  'Child Support': rows['Child Support'].map(declare),
  'Federal Tax Levy': rows['Federal Tax Levy'].map(declare),
  'State Tax Levy': rows['State Tax Levy'].map(declare),
  'Student Loan': rows['Student Loan'].map(declare),
  'Federal Agency Debt': rows['Federal Agency Debt'].map(declare),
  Creditor: rows.Creditor.map(declare),
  Bankruptcy: rows.Bankruptcy.map(declare),
}

function declare([key, type, need, example, description, options]: Row): FormField {
  const declared = {
    key,
    description,
    type,
    format: formats[type] ?? type,
    required: need === 'required',
    example,
    group: groups[type] ?? 'Order',
  }
  return options === undefined ? declared : { ...declared, options }
}
