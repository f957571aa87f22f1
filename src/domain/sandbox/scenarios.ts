import { returnCodes, returnOf } from '../money/ach/returns.ts'
import { changeCodes } from '../money/change-notices.ts'
import { returnsBySuffix } from './bank.ts'
import { MICRO_DEPOSIT_ENDING } from './company-account.ts'
import { endings } from './outcomes.ts'

/** A path that can be tried in the sandbox: by a number that ends so, or by an operation that brings it about. */
export interface Scenario {
  readonly code: string
  readonly title: string
  /** What happens then. */
  readonly happens: string
  /** The operation that takes the number, or that is called. */
  readonly operation: string
  /** The field of that operation that the number or the code goes into. */
  readonly field: string
  readonly number?: string
  readonly ending?: string
  /** A number that ends so. */
  readonly example?: string
  readonly values?: readonly ScenarioValue[]
}

interface ScenarioValue {
  readonly value: string
  readonly means: string
  readonly follows: string
}

/** Every scenario, from the tables by which the sandbox decides. */
export const scenarios = (): readonly Scenario[] => [
  ...Object.entries(endings.business).map(([ending, outcome]) => verdict(BUSINESS, ending, outcome)),
  ...Object.entries(endings.identity).map(([ending, outcome]) => verdict(PERSON, ending, outcome)),
  ...Object.keys(endings.filing).map((ending) => ({
    code: 'filing.rejected',
    title: 'A return is rejected',
    happens: 'every return of the business is rejected: its EIN and name are not known together',
    number: 'EIN',
    operation: BUSINESS.operation,
    field: BUSINESS.field,
    ending,
    example: `${BUSINESS.begins}${ending}`,
  })),
  {
    ...COMPANY_ACCOUNT,
    code: 'companyAccount.microDeposits',
    title: 'The company’s account needs micro-deposits',
    happens: 'it needs `adminPortal/verifyMicroDeposits`; `sandbox/getMicroDeposits` shows the two amounts',
    ending: MICRO_DEPOSIT_ENDING,
    example: `90000000${MICRO_DEPOSIT_ENDING}`,
  },
  {
    ...COMPANY_ACCOUNT,
    ...comesBack('debit', 'a debit from it'),
    title: 'The draw comes back',
  },
  {
    number: 'Worker bank account',
    operation: 'userPortal/addUserBankAccount',
    field: 'userPayAccountEntity.accountNumber',
    ...comesBack('credit', 'a credit to it'),
    title: 'A worker’s pay comes back',
  },
  {
    code: 'transferReturn',
    title: 'A payment of your choice comes back',
    happens: 'the bank returns the transfer with the code that you give, and everything follows from it',
    operation: 'sandbox/simulateTransferReturn',
    field: 'returnCode',
    values: Object.entries(returnCodes).map(([value, { means, next }]) => ({
      value,
      means,
      follows: FOLLOWS[next],
    })),
  },
  {
    code: 'notificationOfChange',
    title: 'The bank corrects an account',
    happens: 'the payment stands, and the account is addressed otherwise from now on',
    operation: 'sandbox/simulateNotificationOfChange',
    field: 'changeCode',
    values: Object.entries(changeCodes).map(([value, change]) => ({
      value,
      means: change.means,
      follows: 'fixes' in change ? 'The account is corrected.' : 'It is noted; no account has it.',
    })),
  },
]

interface Verified {
  readonly code: string
  readonly number: string
  readonly who: string
  readonly what: string
  readonly begins: string
  readonly operation: string
  readonly field: string
}

const BUSINESS: Verified = {
  code: 'business',
  number: 'EIN',
  who: 'The business check',
  what: 'the business verification',
  begins: '12-345',
  operation: 'companyOnboarding/createBusiness',
  field: 'kybInformation.ein',
}

const PERSON: Verified = {
  code: 'identity',
  number: 'SSN',
  who: 'The identity check of a worker',
  what: 'the identity verification',
  begins: '219-45-',
  operation: 'userOnboarding/addKycInformation',
  field: 'kycInformation.ssn',
}

const COMPANY_ACCOUNT = {
  number: 'Company bank account',
  operation: 'adminPortal/addCompanyBankAccount',
  field: 'companyFundingSourceEntity.accountNumber',
} as const

function verdict(of: Verified, ending: string, outcome: 'failed' | 'pending'): Scenario {
  const ends = outcome === 'pending' ? 'stays pending' : 'fails'
  const { number, operation, field } = of
  return {
    code: `${of.code}.${outcome}`,
    title: `${of.who} ${ends}`,
    happens: `${of.what} ${ends}`,
    ...{ number, operation, field, ending },
    example: `${of.begins}${ending}`,
  }
}

function comesBack(direction: keyof typeof returnsBySuffix, what: string) {
  const { suffix: ending, code } = returnsBySuffix[direction]
  return {
    code: `${direction}.${code}`,
    happens: `${what} comes back as ${code}: ${returnOf(code).means}`,
    ending,
    example: `90000000${ending}`,
  }
}

/** What a return code says about the next attempt. */
const FOLLOWS = {
  retry: 'The same may be tried again.',
  closeAccount: 'The account of the company or worker fails; another is needed.',
  correct: 'What the entry says has to be corrected before it is sent again.',
  stop: 'A person decides what follows.',
} as const
