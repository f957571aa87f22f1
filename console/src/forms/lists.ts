/** What several forms ask for, in the order of the paper. */

export const HOME = ['address1', 'address2', 'city', 'state', 'zipcode'] as const

const OWNS = { path: 'businessUser/beneficialOwner', is: [true] } as const
const OF_OWNER = [...HOME, 'ssn', 'dateOfBirth', 'ownershipPercentage'] as const

/** Of whoever owns 25 percent or more the law asks these, all but the apartment; of nobody else. */
export const OWNER = {
  fields: ['beneficialOwner', ...OF_OWNER],
  over: Object.fromEntries(
    OF_OWNER.map((name) => [name, { when: OWNS, ...(name === 'address2' ? {} : { neededWhen: OWNS }) }]),
  ),
} as const

export const W4_LINES = [
  'w4FilingStatus',
  'haveMultipleJob',
  'dependents',
  'dependentsAbove18',
  'otherIncome',
  'otherDeduction',
  'extraWithholding',
] as const

export const BANK_ACCOUNT = {
  fields: ['bankName', 'routingNumber', 'accountNumber', 'accountType', 'accountName'],
  initial: { accountType: 'checking' },
} as const

export const SCHEDULE = {
  fields: [
    'workerType',
    'payScheduleName',
    'compensationFrequency',
    'payBeginDate',
    'payDate',
    'secondPayDate',
    'standardWorkingHours',
  ],
  initial: { workerType: 'W2', compensationFrequency: 'BiWeekly' },
} as const

export const LOCATION = {
  fields: [
    'companyLocation',
    ...HOME,
    'phoneNumber',
    'isWorkLocation',
    'isMailingAddress',
    'isFilingAddress',
  ],
} as const
