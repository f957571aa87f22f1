import { accrueTimeOff } from './accrue-time-off.ts'
import { closeWire } from './close-wire.ts'
import { collectReceivable } from './collect-receivable.ts'
import { dateDeposits } from './date-deposits.ts'
import { extendSchedule } from './extend-schedule.ts'
import { handOverFile } from './hand-over-file.ts'
import { keepTime } from './keep-time.ts'
import { markStaleChecks } from './mark-stale-checks.ts'
import { passPrenote } from './pass-prenote.ts'
import { payOrderAgain } from './pay-order-again.ts'
import { processRun } from './process-run.ts'
import { readReturns } from './read-returns.ts'
import { remindFilings } from './remind-filings.ts'
import { sendLetter } from './send-letter.ts'
import { sendPrenote } from './send-prenote.ts'
import { sendSignIn } from './send-sign-in.ts'
import { settleCredits } from './settle-credits.ts'
import { settleDebit } from './settle-debit.ts'
import { settlePayments } from './settle-payments.ts'
import { submitFiling } from './submit-filing.ts'
import type { Task } from './task.ts'
import { useTaxCredits } from './use-tax-credits.ts'
import { verifyBusiness } from './verify-business.ts'
import { verifyCompanyBankAccount } from './verify-company-bank-account.ts'
import { verifyIdentity } from './verify-identity.ts'
import { verifyUserBankAccount } from './verify-user-bank-account.ts'
import { watchPayee } from './watch-payee.ts'

/** Every task, one line each. The names are what `work.later` says. */
export const tasks: readonly Task[] = [
  accrueTimeOff,
  closeWire,
  collectReceivable,
  dateDeposits,
  extendSchedule,
  handOverFile,
  keepTime,
  markStaleChecks,
  passPrenote,
  payOrderAgain,
  processRun,
  readReturns,
  remindFilings,
  sendLetter,
  sendPrenote,
  sendSignIn,
  settleCredits,
  settleDebit,
  settlePayments,
  submitFiling,
  useTaxCredits,
  verifyBusiness,
  verifyCompanyBankAccount,
  verifyIdentity,
  verifyUserBankAccount,
  watchPayee,
]
