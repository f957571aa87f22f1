import { type AccountStatus, accountMachine, isInUse, isUsable } from '../money/account.ts'
import type { Blocker } from '../money/payees.ts'
import type { OwedFunding } from '../money/receivable.ts'
import { isForCorrection, type WaitingReturn, wordsOf } from '../money/returned-advice.ts'
import type { AwaitedWire } from '../money/wire.ts'
import type { StepRow } from '../onboarding/steps.ts'
import {
  awaitedWireWords,
  type FailedPayroll,
  failedPayrollWords,
  type OverpaidWorker,
  overpaidWords,
  owedFundingWords,
} from './funding-words.ts'
import { type KybStatus, kybMachine } from './kyb.ts'

/** Everything that decides what a company still has to do: before its first payroll, or its next, or for the last. */
export interface CompanyTaskFacts {
  readonly kybStatus: KybStatus
  readonly hasKybInformation: boolean
  readonly isNonProfit: boolean
  readonly hasBeneficialOwner: boolean
  readonly hasFilingLocation: boolean
  readonly accounts: readonly { readonly status: AccountStatus; readonly asksForMicroDeposits: boolean }[]
  /** Where W2 workers work, without a registration there. */
  readonly statesWithoutRegistration: readonly string[]
  readonly hasSchedule: boolean
  /** Of people who are here, without a schedule to be paid by. */
  readonly workerTypesWithoutSchedule: readonly string[]
  readonly hasActiveWorker: boolean
  readonly isHistoryMissing: boolean
  readonly owedFunding: OwedFunding
  readonly isTermsAccepted: boolean
  readonly returnedPayments: readonly WaitingReturn[]
  /** Why taxes that are owed cannot be paid, each once. */
  readonly heldTaxes: readonly Blocker[]
  /** Of workers who want direct deposit and are paid by Check meanwhile. */
  readonly failedAccounts: readonly FailedAccount[]
  readonly failedPayrolls: readonly FailedPayroll[]
  readonly awaitedWires: readonly AwaitedWire[]
  /** From whom no paycheck takes it back. */
  readonly overpaidWorkers: readonly OverpaidWorker[]
}

export interface FailedAccount {
  readonly name: string
  readonly mask: string
  /** What the bank said; empty when it said nothing. */
  readonly failure: string
}

export interface CompanyTask {
  /** For programs: the same whatever the words. */
  readonly code: string
  readonly task: string
  readonly description: string
  /** The operation that clears it; empty when there is nothing to do but wait. */
  readonly operation: string
}

/** What keeps a company from its first payroll and a period from being run, in the same words. */
export const lacking = {
  registration: {
    words: 'There is no state registration for {subject}',
    operation: 'adminPortal/addStateRegistrationInfo',
  },
  history: {
    words: 'Payroll was run elsewhere this year and its history is missing',
    operation: 'payroll/importPayrollHistory',
  },
  funding: { operation: 'adminPortal/addCompanyBankAccount' },
} as const

interface Check extends Omit<CompanyTask, 'description'> {
  /** About what it stands: one task each. A check without a subject of its own stands about itself. */
  readonly stands: (facts: CompanyTaskFacts) => boolean | readonly string[]
  /** `{subject}` is what it stands about. */
  readonly description: string
}

const hasUsable = ({ accounts }: CompanyTaskFacts) => accounts.some(({ status }) => isUsable(status))
const waitsForDeposits = ({ accounts }: CompanyTaskFacts) =>
  accounts.some(
    ({ status, asksForMicroDeposits }) => status === accountMachine.state.pending && asksForMicroDeposits,
  )
const hasInUse = ({ accounts }: CompanyTaskFacts) => accounts.some(({ status }) => isInUse(status))

const wordsFor = (held: readonly Blocker[], operation: string): readonly string[] =>
  held.filter((blocker) => blocker.operation === operation).map(({ words }) => words)

const failedAccountWords = ({ name, mask, failure }: FailedAccount): string =>
  `The account ${mask} of ${name} cannot be paid into${failure === '' ? '' : ` (${failure})`}. ${name} is paid by ` +
  'Check until another account is added.'

/** In the order in which it is usually done. */
const checks = [
  {
    code: 'addKyb',
    task: 'Add KYB Information',
    description: 'The data by which the business is verified are missing.',
    operation: 'companyOnboarding/addKybInformation',
    stands: (facts) => !facts.hasKybInformation,
  },
  {
    code: 'startKyb',
    task: 'Start KYB',
    description: 'The verification of the business has not been started.',
    operation: 'companyOnboarding/initiateCompanyKyb',
    stands: (facts) => facts.hasKybInformation && facts.kybStatus === kybMachine.state.new,
  },
  {
    code: 'waitForKyb',
    task: 'Wait For KYB',
    description: 'The business is being verified; nothing is to be done.',
    operation: '',
    stands: (facts) => facts.kybStatus === kybMachine.state.pending,
  },
  {
    code: 'correctKyb',
    task: 'Correct KYB Information',
    description: 'The business could not be verified: send corrected data, or ask for another try.',
    operation: 'companyOnboarding/updateKybInformation',
    stands: (facts) => facts.kybStatus === kybMachine.state.failed,
  },
  {
    code: 'addOwner',
    task: 'Add Beneficial Owner',
    description: 'No beneficial owner is known with address, SSN and date of birth.',
    operation: 'companyOnboarding/updateAdminUser',
    stands: (facts) => !facts.hasBeneficialOwner && !facts.isNonProfit,
  },
  {
    code: 'addFilingLocation',
    task: 'Add Filing Location',
    description: 'There is no location whose address is the one to file from.',
    operation: 'companyOnboarding/addCompanyLocation',
    stands: (facts) => !facts.hasFilingLocation,
  },
  {
    code: 'addBankAccount',
    task: 'Add Company Bank Account',
    description: 'There is no bank account to draw payrolls from.',
    operation: 'adminPortal/addCompanyBankAccount',
    stands: (facts) => !hasInUse(facts),
  },
  {
    code: 'verifyMicroDeposits',
    task: 'Verify Micro-Deposits',
    description: 'The bank made two small deposits; their amounts are to be read back.',
    operation: 'adminPortal/verifyMicroDeposits',
    stands: (facts) => !hasUsable(facts) && waitsForDeposits(facts),
  },
  {
    code: 'waitForBankAccount',
    task: 'Wait For Bank Account',
    description: 'The bank account is being verified; nothing is to be done.',
    operation: '',
    stands: (facts) => hasInUse(facts) && !hasUsable(facts) && !waitsForDeposits(facts),
  },
  {
    code: 'registerState',
    task: 'Add State Registration',
    description: `${lacking.registration.words}, where people work.`,
    operation: lacking.registration.operation,
    stands: (facts) => facts.statesWithoutRegistration,
  },
  {
    code: 'addPaySchedule',
    task: 'Add Pay Schedule',
    description: 'It is not known when the company pays.',
    operation: 'payroll/addPaySchedule',
    stands: (facts) => !facts.hasSchedule && facts.workerTypesWithoutSchedule.length === 0,
  },
  {
    code: 'addPaySchedule',
    task: 'Add Pay Schedule',
    description: 'It is not known when {subject} workers are paid.',
    operation: 'payroll/addPaySchedule',
    stands: (facts) => facts.workerTypesWithoutSchedule,
  },
  {
    code: 'onboardWorker',
    task: 'Onboard Worker',
    description: 'No worker is Active yet; getUserTask tells what each one lacks.',
    operation: 'adminPortal/addUser',
    stands: (facts) => !facts.hasActiveWorker,
  },
  {
    code: 'importHistory',
    task: 'Import Payroll History',
    description: `${lacking.history.words}.`,
    operation: lacking.history.operation,
    stands: (facts) => facts.isHistoryMissing,
  },
  {
    code: 'payOwed',
    task: 'Pay What Is Owed',
    description: '{subject}.',
    operation: lacking.funding.operation,
    stands: ({ owedFunding }) => (owedFunding.owed > 0n ? [owedFundingWords(owedFunding)] : []),
  },
  {
    code: 'sendWire',
    task: 'Send Wire',
    description: '{subject}',
    operation: '',
    stands: ({ awaitedWires }) => awaitedWires.map(awaitedWireWords),
  },
  {
    code: 'runFailedPayroll',
    task: 'Run Failed Payroll Again',
    description: '{subject}',
    operation: 'payroll/initiatePayroll',
    stands: ({ failedPayrolls }) => failedPayrolls.map(failedPayrollWords),
  },
  {
    code: 'mendBankAccount',
    task: 'Mend Bank Account',
    description: '{subject}',
    operation: 'userPortal/addUserBankAccount',
    stands: ({ failedAccounts }) => failedAccounts.map(failedAccountWords),
  },
  {
    code: 'acceptTerms',
    task: 'Accept Terms',
    description: 'The terms have not been accepted.',
    operation: 'companyOnboarding/updateCompany',
    stands: (facts) => !facts.isTermsAccepted,
  },
  {
    code: 'completeRegistration',
    task: 'Complete State Registration',
    description: 'Tax that was withheld is kept and cannot be paid over. {subject}.',
    operation: 'adminPortal/updateStateRegistrationInfo',
    stands: ({ heldTaxes }) => wordsFor(heldTaxes, 'adminPortal/updateStateRegistrationInfo'),
  },
  {
    code: 'registerState',
    task: 'Add State Registration',
    description: 'Tax that was withheld is kept and cannot be paid over. {subject}.',
    operation: lacking.registration.operation,
    stands: ({ heldTaxes }) => wordsFor(heldTaxes, lacking.registration.operation),
  },
  {
    code: 'correctGarnishment',
    task: 'Correct Garnishment',
    description: '{subject}',
    operation: 'adminPortal/updateGarnishment',
    stands: ({ returnedPayments }) => returnedPayments.filter(isForCorrection).map(wordsOf),
  },
  {
    code: 'issuePayment',
    task: 'Issue Payment Again',
    description: '{subject}',
    operation: 'payroll/reissuePayment',
    stands: ({ returnedPayments }) =>
      returnedPayments.filter((payment) => !isForCorrection(payment)).map(wordsOf),
  },
  {
    code: 'settleOverpayment',
    task: 'Settle Overpayment',
    description: '{subject}',
    operation: 'adminPortal/addOverpaymentRepayment',
    stands: ({ overpaidWorkers }) => overpaidWorkers.map(overpaidWords),
  },
] as const satisfies readonly Check[]

/** What stands between a company and a payroll, then what waits beside it, and which operation clears it. */
export const companyTasks = (facts: CompanyTaskFacts): readonly CompanyTask[] =>
  checks.flatMap(({ code, task, description, operation, stands }: Check) => {
    const about = stands(facts)
    const subjects = typeof about === 'boolean' ? (about ? [''] : []) : about
    return subjects.map((subject) => ({
      code,
      task,
      description: description.replace('{subject}', () => subject),
      operation,
    }))
  })

/** From nothing to the first payroll: the check looks at owner and address, and who works where decides about states. */
export const companySteps: readonly StepRow[] = [
  { code: 'businessInformation', open: ['addKyb'] },
  { code: 'owner', open: ['addOwner'] },
  { code: 'filingLocation', open: ['addFilingLocation'] },
  { code: 'businessCheck', open: ['addKyb', 'startKyb', 'correctKyb'], waiting: ['waitForKyb'] },
  { code: 'bankAccount', open: ['addBankAccount', 'verifyMicroDeposits'], waiting: ['waitForBankAccount'] },
  { code: 'paySchedule', open: ['addPaySchedule'] },
  { code: 'workers', open: ['onboardWorker'] },
  { code: 'stateRegistration', open: ['registerState', 'completeRegistration'] },
  { code: 'history', open: ['importHistory'] },
  { code: 'terms', open: ['acceptTerms'] },
]
