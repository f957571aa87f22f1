import { type AccountStatus, accountMachine } from '../../domain/money/account.ts'
import { returnOf } from '../../domain/money/ach/returns.ts'
import type { Id } from '../../kernel/ids.ts'
import { arrow, canMove, move } from '../../kernel/machine.ts'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import type { Work } from '../../store/database/work.ts'
import { moveUserAccounts, setDebitFailure } from '../../store/people/bank-account-changes.ts'
import { settleUserStatus } from '../people/settle-user-status.ts'
import { tellUserAccount } from '../people/tell-user-account.ts'
import { moveCompanyAccount } from './judge-company-account.ts'

const { ready } = accountMachine.state

/** The first settled transfer makes a ready account active. */
export async function activateWorkerAccounts(
  work: Work,
  companyId: Id<'company'>,
  ids: readonly string[],
): Promise<void> {
  await moveAndTell(work, companyId, ids, { from: [ready], to: move(accountMachine, ready, 'settle') })
}

/** A return that says the account is closed or does not exist: it takes no more money, and its owner must give another. */
export async function closeWorkerAccounts(
  work: Work,
  companyId: Id<'company'>,
  given: { readonly ids: readonly string[]; readonly code: string },
): Promise<void> {
  if (returnOf(given.code).next !== 'closeAccount') return
  const users = await moveAndTell(work, companyId, given.ids, {
    ...arrow(accountMachine, 'close'),
    failure: failureOf(given.code),
  })
  if (users.length > 0) await settleUserStatus(work, companyId, users)
}

/** The same for the account that funds a payroll; one that bounced is drawn from only if there is no other. */
export async function moveFundingAccount(
  work: Work,
  companyId: Id<'company'>,
  { accountId, trigger, code }: { accountId: string; trigger: 'settle' | 'close' | 'bounce'; code?: string },
): Promise<void> {
  await setDebitFailure(work, companyId, { accountId, failure: code ? failureOf(code) : '' })
  const accounts = await loadCompanyAccounts(work, [companyId])
  const account = accounts.find(({ companyBankAccountId }) => companyBankAccountId === accountId)
  if (trigger === 'bounce' || !account || !canMove(accountMachine, account.status as AccountStatus, trigger))
    return
  const status = move(accountMachine, account.status as AccountStatus, trigger)
  if (status === account.status) return
  await moveCompanyAccount(work, account, { status, ...(code && { failure: failureOf(code) }) })
}

const failureOf = (code: string): string => `${code} ${returnOf(code).means}`

async function moveAndTell(
  work: Work,
  companyId: Id<'company'>,
  ids: readonly string[],
  change: Parameters<typeof moveUserAccounts>[3],
): Promise<readonly Id<'user'>[]> {
  const moved = await moveUserAccounts(work, companyId, ids, change)
  for (const { accountId, userId } of moved) tellUserAccount(work, { companyId, userId }, accountId)
  return [...new Set(moved.map(({ userId }) => userId))]
}
