import { extendSchedule } from './extend-schedule.ts'
import { processRun } from './process-run.ts'
import { sendLetter } from './send-letter.ts'
import type { Task } from './task.ts'
import { verifyBusiness } from './verify-business.ts'
import { verifyCompanyBankAccount } from './verify-company-bank-account.ts'
import { verifyIdentity } from './verify-identity.ts'
import { verifyUserBankAccount } from './verify-user-bank-account.ts'

/** Every task, one line each. The names are what `work.later` says. */
export const tasks: readonly Task[] = [
  extendSchedule,
  processRun,
  sendLetter,
  verifyBusiness,
  verifyCompanyBankAccount,
  verifyIdentity,
  verifyUserBankAccount,
]
