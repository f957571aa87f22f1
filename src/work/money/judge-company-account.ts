import { type AccountStatus, accountMachine } from '../../domain/money/account.ts'
import { move } from '../../kernel/machine.ts'
import {
  type AccountChange,
  type CompanyAccount,
  changeCompanyAccount,
} from '../../store/company/bank-accounts.ts'
import { newMicroDeposits } from '../../store/company/micro-deposits.ts'
import type { Work } from '../../store/database/work.ts'

/** What the bank says about a pending account moves it, and is told. Answers the status it then has. */
export async function judgeCompanyAccount(
  work: Work,
  account: CompanyAccount,
  verdict: 'passed' | 'failed' | 'microDeposits',
): Promise<AccountStatus> {
  if (verdict !== 'microDeposits') {
    const status = move(accountMachine, account.status, verdict === 'passed' ? 'pass' : 'fail')
    const failure = status === accountMachine.state.failed ? 'The bank could not verify the account' : ''
    await moveCompanyAccount(work, account, { status, failure })
    return status
  }
  if (!account.microDeposits) {
    await changeCompanyAccount(work, account, { status: account.status, microDeposits: newMicroDeposits() })
  }
  return account.status
}

/** Writes a new status and tells it. */
export async function moveCompanyAccount(
  work: Work,
  account: CompanyAccount,
  change: AccountChange,
): Promise<void> {
  const { companyId, companyBankAccountId: entityId } = account
  await changeCompanyAccount(work, account, change)
  work.emit({ family: 'companyBankAccount', change: 'update', companyId, entityId, shownId: companyId })
  work.note({ companyId, subjectIds: [entityId], facts: { bankAccountStatus: change.status } })
  // Funding that came back and is still owed is drawn from a new account as soon as there is one.
  if (change.status === accountMachine.state.ready) {
    work.later({
      task: 'collectReceivable',
      key: entityId,
      companyId,
      dueAt: work.now,
      payload: { companyId, accountId: entityId },
    })
  }
}
