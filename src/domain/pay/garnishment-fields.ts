import type { GarnishmentType } from '../../law/us/garnishment/limits.ts'

/** A field of a form, as getGarnishmentFields answers it; the same rows validate and read what comes back. */
export interface FieldDeclaration {
  readonly key: string
  readonly description: string
  readonly type: 'text' | 'money' | 'percent' | 'count' | 'date' | 'yesNo' | 'choice'
  readonly format: string
  readonly options?: readonly string[]
  readonly required: boolean
  readonly example: string
}

const formats = {
  text: 'text, at most 100 characters',
  money: 'dollars and cents, for example 250.00',
  percent: 'percent, the sign optional, for example 25%',
  count: 'whole number, 0 or more',
  date: 'YYYY-MM-DD',
  yesNo: 'Yes or No',
  choice: 'one of the options',
} as const

type Row = readonly [
  key: string,
  type: FieldDeclaration['type'],
  need: 'required' | 'optional',
  example: string,
  description: string,
  options?: readonly string[],
]

const yesNo = ['Yes', 'No'] as const
const payPeriods = ['Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly'] as const
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
  'money',
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
const state = (description: string): Row => ['State', 'text', 'required', 'GA', description]
const amountOr = (share: string): readonly Row[] => [
  ['Amount', 'money', 'optional', '150.00', `So much per pay period; left out, ${share}`],
]

const rows: Readonly<Record<GarnishmentType, readonly Row[]>> = {
  'Child Support': [
    state('The state that issued the order'),
    caseNumber,
    ['Current Support Amount', 'money', 'required', '250.00', 'Current support for each payment period'],
    ['Arrears Amount', 'money', 'optional', '25.00', 'Payment on arrears for each payment period'],
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
      'yesNo',
      'optional',
      'No',
      'Supports another spouse or child: 50% instead of 60%',
      yesNo,
    ],
    ['Arrears Over 12 Weeks', 'yesNo', 'optional', 'No', 'Arrears older than 12 weeks: 5% more', yesNo],
    ['Maximum Percent', 'percent', 'optional', '50%', 'A lower limit of the state or the order'],
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
    ['Dependents', 'count', 'required', '1', 'From the statement of dependents; none in 3 days: 0'],
    [
      'Additional Standard Deductions',
      'count',
      'optional',
      '0',
      'How many of: 65 or older, blind, for taxpayer and spouse',
    ],
    [
      'Exemption Year',
      'count',
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
    ['Percent', 'percent', 'optional', '25%', 'Of disposable earnings, as the notice says'],
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
    ['Percent', 'percent', 'optional', '25%', 'Of disposable earnings, as the court ordered'],
    [
      'Head Of Family',
      'yesNo',
      'optional',
      'No',
      'Some states protect more of a head of family’s pay',
      yesNo,
    ],
    ['Dependents', 'count', 'optional', '0', 'Some states protect an amount for each'],
    ['Consumer Debt', 'yesNo', 'optional', 'No', 'Some states protect more against consumer debts', yesNo],
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
    ['Amount', 'money', 'required', '300.00', 'So much for each payment period'],
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
    ['Percent', 'percent', 'optional', '15%', 'Of disposable pay; never more than 15%'],
    owed,
    ...dates,
  ]
}

export const garnishmentTypes = Object.keys(rows) as readonly GarnishmentType[]

export const garnishmentFields: Readonly<Record<GarnishmentType, readonly FieldDeclaration[]>> = {
  'Child Support': rows['Child Support'].map(declare),
  'Federal Tax Levy': rows['Federal Tax Levy'].map(declare),
  'State Tax Levy': rows['State Tax Levy'].map(declare),
  'Student Loan': rows['Student Loan'].map(declare),
  'Federal Agency Debt': rows['Federal Agency Debt'].map(declare),
  Creditor: rows.Creditor.map(declare),
  Bankruptcy: rows.Bankruptcy.map(declare),
}

function declare([key, type, need, example, description, options]: Row): FieldDeclaration {
  const declared = { key, description, type, format: formats[type], required: need === 'required', example }
  return options === undefined ? declared : { ...declared, options }
}
