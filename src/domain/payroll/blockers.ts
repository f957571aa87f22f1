import { lacking } from '../company/company-tasks.ts'
import { owedFundingWords } from '../company/funding-words.ts'
import { kybMachine } from '../company/kyb.ts'
import type { OwedFunding } from '../money/receivable.ts'
import type { BlockerCode } from './blocker-codes.ts'

/** What a company must have before a period can be run. */
export interface ReadinessFacts {
  readonly kybStatus: string
  readonly hasKybInformation: boolean
  readonly hasFundingAccount: boolean
  /** Two small deposits were made, and their amounts are to be read back. */
  readonly asksForMicroDeposits: boolean
  /** The first earlier Regular period that was neither run nor skipped; its name is `MM/DD/YYYY - MM/DD/YYYY`. */
  readonly earlierPeriod:
    | { readonly payPeriodId: string; readonly name: string; readonly isFailed: boolean }
    | undefined
  readonly owedFunding: OwedFunding
  readonly isHistoryMissing: boolean
  /** Of those who are enrolled; while KYB has not passed, who would be. */
  readonly statesWithoutRegistration: readonly string[]
  readonly isAnyoneEnrolled: boolean
  readonly isRegular: boolean
}

/** What stands in the way of a run, and the operation that clears it. */
export interface RunBlocker {
  readonly code: BlockerCode
  /** The operation. */
  readonly path: string
  readonly message: string
  /** What that operation is to be called with, beside the company. */
  readonly about: Readonly<Record<string, string>>
}

interface Blocker {
  readonly code: BlockerCode
  readonly about?: (facts: ReadinessFacts) => Readonly<Record<string, string>>
  readonly stands: (facts: ReadinessFacts) => boolean
  readonly message: (facts: ReadinessFacts) => string
  /** The operation that clears it. */
  readonly operation: string | ((facts: ReadinessFacts) => string)
}

const table: readonly Blocker[] = [
  {
    code: 'kybNotPassed',
    stands: ({ kybStatus }) => kybStatus !== kybMachine.state.passed,
    message: ({ kybStatus }) => `KYB has not passed: it is ${kybStatus}`,
    operation: ({ kybStatus, hasKybInformation }) => {
      if (!hasKybInformation) return 'companyOnboarding/addKybInformation'
      return `companyOnboarding/${kybStatus === kybMachine.state.failed ? 'updateKybInformation' : 'initiateCompanyKyb'}`
    },
  },
  {
    code: 'noFundingAccount',
    stands: ({ hasFundingAccount }) => !hasFundingAccount,
    message: () => 'There is no ready funding account',
    operation: ({ asksForMicroDeposits }) =>
      `adminPortal/${asksForMicroDeposits ? 'verifyMicroDeposits' : 'addCompanyBankAccount'}`,
  },
  {
    code: 'earlierPeriodOpen',
    stands: ({ earlierPeriod }) => earlierPeriod !== undefined,
    message: ({ earlierPeriod }) =>
      `The earlier period ${earlierPeriod!.name} ${
        earlierPeriod!.isFailed
          ? 'failed, and was neither run again nor skipped'
          : 'was neither run nor skipped'
      }`,
    operation: ({ earlierPeriod }) =>
      `payroll/${earlierPeriod!.isFailed ? 'initiatePayroll' : 'skipPayPeriod'}`,
    about: ({ earlierPeriod }) => ({ payPeriodId: earlierPeriod!.payPeriodId }),
  },
  {
    code: 'fundingOwed',
    stands: ({ owedFunding }) => owedFunding.owed > 0n,
    message: ({ owedFunding }) => owedFundingWords(owedFunding),
    operation: lacking.funding.operation,
  },
  {
    code: 'historyMissing',
    stands: ({ isHistoryMissing }) => isHistoryMissing,
    message: () => lacking.history.words,
    operation: lacking.history.operation,
  },
  {
    code: 'stateNotRegistered',
    stands: ({ statesWithoutRegistration }) => statesWithoutRegistration.length > 0,
    message: ({ statesWithoutRegistration }) =>
      lacking.registration.words.replace('{subject}', statesWithoutRegistration.join(', ')),
    operation: lacking.registration.operation,
    about: ({ statesWithoutRegistration }) => ({ code: statesWithoutRegistration[0]! }),
  },
  {
    code: 'nobodyEnrolled',
    stands: ({ isAnyoneEnrolled }) => !isAnyoneEnrolled,
    message: () => 'Nobody is enrolled in this period',
    operation: ({ isRegular }) => `payroll/addUsersTo${isRegular ? 'Regular' : 'Supplemental'}PayPeriod`,
  },
]

/** Everything that stands in the way, all at once. */
export const blockersOf = (facts: ReadinessFacts): readonly RunBlocker[] =>
  table
    .filter(({ stands }) => stands(facts))
    .map(({ code, message, operation, about }) => ({
      code,
      path: typeof operation === 'string' ? operation : operation(facts),
      message: message(facts),
      about: about?.(facts) ?? {},
    }))
