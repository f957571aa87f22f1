import type { FileKindName } from './money/ach-kinds.ts'
import type { LetterKind } from './people/letter.ts'
import type { TaskName } from './tasks.ts'

/** What a task is to a person: as it comes, and when it has happened. */
export interface TaskWords {
  readonly comes: string
  readonly happened: string
  /** Housekeeping, which nobody waits for. */
  readonly isRoutine?: true
}

/** A task, and where it does different things, which of them. */
type TaskCode =
  | Exclude<TaskName, 'handOverFile' | 'sendLetter'>
  | `handOverFile.${FileKindName}`
  | `sendLetter.${LetterKind}`

/** The code under which a task is told: some do what a word in their payload says. */
export function taskCode(task: string, carries: Readonly<Record<string, unknown>>): string {
  const which = carries[DECIDES[task] ?? '']
  return typeof which === 'string' ? `${task}.${which}` : task
}

/** Words for a code; a task that an older version left behind has its name alone. */
export const wordsOf = (code: string): TaskWords =>
  (taskWords as Readonly<Record<string, TaskWords>>)[code] ?? { comes: code, happened: code }

const DECIDES: Readonly<Record<string, string>> = { handOverFile: 'kind', sendLetter: 'letter' }

const taskWords: Readonly<Record<TaskCode, TaskWords>> = {
  accrueTimeOff: {
    comes: 'Paid hours earn time off',
    happened: 'Paid hours earned time off',
  },
  closeWire: {
    comes: 'A payroll whose wire has not arrived fails: nobody is paid',
    happened: 'The time for the wire of a payroll was over',
  },
  collectReceivable: {
    comes: 'What the company owes is drawn from its new account',
    happened: 'What the company owes was asked of its new account',
  },
  dateDeposits: {
    comes: 'Tax deposits get the day on which they are due',
    happened: 'Tax deposits got the day on which they are due',
    isRoutine: true,
  },
  extendSchedule: {
    comes: 'Pay periods are added for the year ahead',
    happened: 'Pay periods were added for the year ahead',
    isRoutine: true,
  },
  'handOverFile.debit': {
    comes: 'The bank is told to draw the payroll from the company’s account',
    happened: 'The bank was told to draw the payroll from the company’s account',
  },
  'handOverFile.credit': {
    comes: 'The bank is told to pay the workers',
    happened: 'The bank was told to pay the workers',
  },
  'handOverFile.tax': {
    comes: 'The bank is told to pay taxes to the agencies',
    happened: 'The bank was told to pay taxes to the agencies',
  },
  'handOverFile.garnishment': {
    comes: 'The bank is told to pay what was withheld for orders',
    happened: 'The bank was told to pay what was withheld for orders',
  },
  'handOverFile.reversal': {
    comes: 'The bank is told to take voided pay back',
    happened: 'The bank was told to take voided pay back',
  },
  'handOverFile.refund': {
    comes: 'The bank is told to pay money back to the company',
    happened: 'The bank was told to pay money back to the company',
  },
  'handOverFile.prenote': {
    comes: 'The bank is asked whether an account is there',
    happened: 'The bank was asked whether an account is there',
  },
  keepTime: {
    comes: 'Time cards open, time off is granted, leave is taken',
    happened: 'Time off was granted or taken',
    isRoutine: true,
  },
  markStaleChecks: {
    comes: 'Checks that nobody cashed go stale',
    happened: 'Checks that nobody cashed went stale',
    isRoutine: true,
  },
  passPrenote: {
    comes: 'The worker’s account is accepted unless the bank has sent the prenote back',
    happened: 'The bank’s answer to the prenote was taken',
  },
  payOrderAgain: {
    comes: 'Payments of a corrected order go out again',
    happened: 'Payments of a corrected order went out again',
  },
  processRun: {
    comes: 'The payroll locks and its money is set in motion; until then it can be taken back',
    happened: 'The payroll locked and its money was set in motion',
  },
  readReturns: {
    comes: 'What the bank sent back is read',
    happened: 'What the bank sent back was read',
    isRoutine: true,
  },
  remindFilings: {
    comes: 'Administrators are told which returns are due soon or overdue',
    happened: 'Administrators were told which returns are due soon or overdue',
    isRoutine: true,
  },
  'sendLetter.invitation': {
    comes: 'An invitation is mailed',
    happened: 'An invitation was mailed',
  },
  'sendLetter.access': {
    comes: 'A mail says that someone may sign in',
    happened: 'A mail said that someone may sign in',
  },
  'sendLetter.deactivation': {
    comes: 'A mail says that an account was deactivated',
    happened: 'A mail said that an account was deactivated',
  },
  'sendLetter.payChange': {
    comes: 'A mail tells the worker that bank accounts were changed',
    happened: 'A mail told the worker that bank accounts were changed',
  },
  'sendLetter.payChangeNotice': {
    comes: 'A mail tells earlier addresses that bank accounts were changed',
    happened: 'A mail told earlier addresses that bank accounts were changed',
  },
  'sendLetter.addressChanged': {
    comes: 'A mail tells the earlier address that it was replaced',
    happened: 'A mail told the earlier address that it was replaced',
  },
  'sendLetter.accountCorrected': {
    comes: 'A mail tells the worker that the bank corrected an account',
    happened: 'A mail told the worker that the bank corrected an account',
  },
  'sendLetter.payCameBack': {
    comes: 'A mail tells the worker that pay came back',
    happened: 'A mail told the worker that pay came back',
  },
  'sendLetter.passkeyAdded': {
    comes: 'A mail tells someone that a passkey was added',
    happened: 'A mail told someone that a passkey was added',
  },
  'sendLetter.revocation': {
    comes: 'A mail tells someone that access has ended',
    happened: 'A mail told someone that access has ended',
  },
  'sendLetter.payChangeStopped': {
    comes: 'A mail tells an administrator that a change of bank accounts was stopped',
    happened: 'A mail told an administrator that a change of bank accounts was stopped',
  },
  'sendLetter.payrollSubmitted': {
    comes: 'A mail tells an administrator that a payroll was submitted',
    happened: 'A mail told an administrator that a payroll was submitted',
  },
  'sendLetter.approvalRequested': {
    comes: 'A mail tells an administrator that a payroll waits for approval',
    happened: 'A mail told an administrator that a payroll waits for approval',
  },
  'sendLetter.payrollApproved': {
    comes: 'A mail tells an administrator that a payroll was approved',
    happened: 'A mail told an administrator that a payroll was approved',
  },
  'sendLetter.payrollRejected': {
    comes: 'A mail tells an administrator that a payroll was rejected',
    happened: 'A mail told an administrator that a payroll was rejected',
  },
  'sendLetter.payrollFailed': {
    comes: 'A mail tells an administrator that a payroll failed',
    happened: 'A mail told an administrator that a payroll failed',
  },
  'sendLetter.filingRejected': {
    comes: 'A mail tells an administrator that an agency rejected a filing',
    happened: 'A mail told an administrator that an agency rejected a filing',
  },
  'sendLetter.filingsDue': {
    comes: 'A mail tells an administrator which returns are due soon or overdue',
    happened: 'A mail told an administrator which returns are due soon or overdue',
  },
  'sendLetter.formAvailable': {
    comes: 'A mail tells the worker that a tax form is available',
    happened: 'A mail told the worker that a tax form is available',
  },
  'sendLetter.payReturned': {
    comes: 'A mail tells an administrator that a payment came back',
    happened: 'A mail told an administrator that a payment came back',
  },
  'sendLetter.fundingOwed': {
    comes: 'A mail tells an administrator that the funds of a payroll are owed',
    happened: 'A mail told an administrator that the funds of a payroll are owed',
  },
  sendPrenote: {
    comes: 'The worker’s account is tried with an entry of no money',
    happened: 'The worker’s account was tried with an entry of no money',
  },
  sendSignIn: {
    comes: 'A link and a code to sign in are mailed',
    happened: 'A link and a code to sign in were mailed',
  },
  settleCredits: {
    comes: 'Payday: the workers have their money',
    happened: 'Payday: the workers had their money',
  },
  settleDebit: {
    comes: 'The company’s money arrives, or comes back',
    happened: 'The draw from the company’s account settled',
  },
  settlePayments: {
    comes: 'Payments to agencies, refunds and payments issued again settle',
    happened: 'Payments to agencies, refunds or payments issued again settled',
  },
  submitFiling: {
    comes: 'A return is handed to its agency',
    happened: 'A return was handed to its agency',
  },
  useTaxCredits: {
    comes: 'What an agency owes the company is taken off the next deposit',
    happened: 'What an agency owed the company was taken off a deposit',
    isRoutine: true,
  },
  verifyBusiness: {
    comes: 'The verification of the business is answered',
    happened: 'The verification of the business was answered',
  },
  verifyCompanyBankAccount: {
    comes: 'The bank says whether the company’s account can be drawn from',
    happened: 'The bank said whether the company’s account can be drawn from',
  },
  verifyIdentity: {
    comes: 'The verification of the worker’s identity is answered',
    happened: 'The verification of the worker’s identity was answered',
  },
  verifyUserBankAccount: {
    comes: 'The bank says whether the worker’s account can be paid to',
    happened: 'The bank said whether the worker’s account can be paid to',
  },
  watchPayee: {
    comes: 'A payment that an agency’s account refused is tried again if the account was corrected',
    happened: 'A payment that an agency’s account had refused went out again',
    isRoutine: true,
  },
}
