import { enrollmentMachine } from '../src/domain/benefits/enrollment.ts'
import { checkMachine } from '../src/domain/checks/check.ts'
import { kybMachine } from '../src/domain/company/kyb.ts'
import { filingMachine } from '../src/domain/filings/filing.ts'
import { accountMachine } from '../src/domain/money/account.ts'
import { fileMachine } from '../src/domain/money/file-state.ts'
import { transactionMachine } from '../src/domain/money/transaction.ts'
import { approvalMachine } from '../src/domain/payroll/approval.ts'
import { paycheckMachine } from '../src/domain/payroll/paycheck-state.ts'
import { payPeriodMachine } from '../src/domain/payroll/period.ts'
import { runMachine } from '../src/domain/payroll/run.ts'
import { kycMachine } from '../src/domain/people/kyc.ts'
import { payChangeMachine } from '../src/domain/people/pay-change.ts'
import { userMachine } from '../src/domain/people/user-status.ts'
import { timeCardMachine } from '../src/domain/time/time-card.ts'
import { timeOffMachine } from '../src/domain/time/time-off.ts'
import { deliveryMachine } from '../src/domain/webhooks/delivery.ts'

export interface DrawnMachine {
  readonly noun: string
  readonly states: readonly string[]
  readonly initial: string
  readonly table: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>
}

/** Every machine, with the file that declares it and the columns that hold its state; without a column it follows from dates. */
export const machines: readonly { machine: DrawnMachine; file: string; columns: readonly string[] }[] = [
  { machine: kybMachine, file: 'company/kyb', columns: ['company.kyb_status'] },
  { machine: userMachine, file: 'people/user-status', columns: ['worker.status'] },
  { machine: kycMachine, file: 'people/kyc', columns: ['worker.kyc_status'] },
  {
    machine: accountMachine,
    file: 'money/account',
    columns: ['company_bank_account.status', 'user_bank_account.status'],
  },
  { machine: payChangeMachine, file: 'people/pay-change', columns: ['pay_change.status'] },
  { machine: payPeriodMachine, file: 'payroll/period', columns: ['pay_period.status'] },
  { machine: runMachine, file: 'payroll/run', columns: ['payroll_run.status'] },
  { machine: approvalMachine, file: 'payroll/approval', columns: ['payroll_approval.status'] },
  { machine: paycheckMachine, file: 'payroll/paycheck-state', columns: [] },
  { machine: transactionMachine, file: 'money/transaction', columns: ['transfer.status'] },
  { machine: checkMachine, file: 'checks/check', columns: ['paper_check.status'] },
  { machine: fileMachine, file: 'money/file-state', columns: [] },
  { machine: filingMachine, file: 'filings/filing', columns: ['filing.status'] },
  { machine: timeCardMachine, file: 'time/time-card', columns: ['time_card.status'] },
  { machine: timeOffMachine, file: 'time/time-off', columns: ['time_off_request.status'] },
  { machine: enrollmentMachine, file: 'benefits/enrollment', columns: [] },
  { machine: deliveryMachine, file: 'webhooks/delivery', columns: ['webhook_delivery.status'] },
]
