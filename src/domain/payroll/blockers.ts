import type { Detail } from '../../kernel/problem.ts'
import { lacking } from '../company/company-tasks.ts'

/** What a company must have before a period can be run. */
export interface ReadinessFacts {
  readonly kybStatus: string
  readonly hasFundingAccount: boolean
  /** `MM/DD/YYYY - MM/DD/YYYY` of the first earlier Regular period that was neither run nor skipped. */
  readonly earlierPeriod: string | undefined
  readonly receivable: bigint
  readonly isHistoryMissing: boolean
  readonly statesWithoutRegistration: readonly string[]
  readonly isAnyoneEnrolled: boolean
}

interface Blocker {
  readonly stands: (facts: ReadinessFacts) => boolean
  readonly message: (facts: ReadinessFacts) => string
  /** The operation that clears it. */
  readonly operation: string
}

const table: readonly Blocker[] = [
  {
    stands: ({ kybStatus }) => kybStatus !== 'passed',
    message: ({ kybStatus }) => `KYB has not passed: it is ${kybStatus}`,
    operation: 'companyOnboarding/initiateCompanyKyb',
  },
  {
    stands: ({ hasFundingAccount }) => !hasFundingAccount,
    message: () => 'There is no ready funding account',
    operation: 'adminPortal/addCompanyBankAccount',
  },
  {
    stands: ({ earlierPeriod }) => earlierPeriod !== undefined,
    message: ({ earlierPeriod }) => `The earlier period ${earlierPeriod} was neither run nor skipped`,
    operation: 'payroll/skipPayPeriod',
  },
  {
    stands: ({ receivable }) => receivable > 0n,
    message: () => 'The funding of an earlier payroll came back and is still owed',
    operation: 'adminPortal/addCompanyBankAccount',
  },
  {
    stands: ({ isHistoryMissing }) => isHistoryMissing,
    message: () => lacking.history.words,
    operation: lacking.history.operation,
  },
  {
    stands: ({ statesWithoutRegistration }) => statesWithoutRegistration.length > 0,
    message: ({ statesWithoutRegistration }) =>
      lacking.registration.words.replace('{subject}', statesWithoutRegistration.join(', ')),
    operation: lacking.registration.operation,
  },
  {
    stands: ({ isAnyoneEnrolled }) => !isAnyoneEnrolled,
    message: () => 'Nobody is enrolled in this period',
    operation: 'payroll/addUsersToRegularPayPeriod',
  },
]

/** Everything that stands in the way, all at once; `path` is the operation that clears it. */
export const blockersOf = (facts: ReadinessFacts): readonly Detail[] =>
  table
    .filter(({ stands }) => stands(facts))
    .map(({ message, operation }) => ({ path: operation, message: message(facts) }))
