import type { Detail } from '../../kernel/problem.ts'
import { lacking } from '../company/company-tasks.ts'
import { kybMachine } from '../company/kyb.ts'

/** What a company must have before a period can be run. */
export interface ReadinessFacts {
  readonly kybStatus: string
  readonly hasKybInformation: boolean
  readonly hasFundingAccount: boolean
  /** Two small deposits were made, and their amounts are to be read back. */
  readonly asksForMicroDeposits: boolean
  /** `MM/DD/YYYY - MM/DD/YYYY` of the first earlier Regular period that was neither run nor skipped. */
  readonly earlierPeriod: string | undefined
  readonly receivable: bigint
  readonly isHistoryMissing: boolean
  /** Of those who are enrolled; while KYB has not passed, who would be. */
  readonly statesWithoutRegistration: readonly string[]
  readonly isAnyoneEnrolled: boolean
  readonly isRegular: boolean
}

interface Blocker {
  readonly stands: (facts: ReadinessFacts) => boolean
  readonly message: (facts: ReadinessFacts) => string
  /** The operation that clears it. */
  readonly operation: string | ((facts: ReadinessFacts) => string)
}

const table: readonly Blocker[] = [
  {
    stands: ({ kybStatus }) => kybStatus !== kybMachine.state.passed,
    message: ({ kybStatus }) => `KYB has not passed: it is ${kybStatus}`,
    operation: ({ kybStatus, hasKybInformation }) => {
      if (!hasKybInformation) return 'companyOnboarding/addKybInformation'
      return `companyOnboarding/${kybStatus === kybMachine.state.failed ? 'updateKybInformation' : 'initiateCompanyKyb'}`
    },
  },
  {
    stands: ({ hasFundingAccount }) => !hasFundingAccount,
    message: () => 'There is no ready funding account',
    operation: ({ asksForMicroDeposits }) =>
      `adminPortal/${asksForMicroDeposits ? 'verifyMicroDeposits' : 'addCompanyBankAccount'}`,
  },
  {
    stands: ({ earlierPeriod }) => earlierPeriod !== undefined,
    message: ({ earlierPeriod }) => `The earlier period ${earlierPeriod} was neither run nor skipped`,
    operation: 'payroll/skipPayPeriod',
  },
  {
    stands: ({ receivable }) => receivable > 0n,
    message: () => lacking.funding.words,
    operation: lacking.funding.operation,
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
    operation: ({ isRegular }) => `payroll/addUsersTo${isRegular ? 'Regular' : 'Supplemental'}PayPeriod`,
  },
]

/** Everything that stands in the way, all at once; `path` is the operation that clears it. */
export const blockersOf = (facts: ReadinessFacts): readonly Detail[] =>
  table
    .filter(({ stands }) => stands(facts))
    .map(({ message, operation }) => ({
      path: typeof operation === 'string' ? operation : operation(facts),
      message: message(facts),
    }))
