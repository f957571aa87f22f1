import { type ChangeNotice, changeOf, type ReadChange } from '../../domain/money/change-notices.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { accountOfTransfer, changeAccount, insertCorrection } from '../../store/money/account-corrections.ts'
import { mailLater } from '../people/mail-later.ts'

/**
 * A bank says how an account is to be addressed: from now on it is, and its owner is told. What cannot be applied, because
 * it cannot be right or is about a payee whose account the operator keeps, is kept and stands in the audit log.
 */
export async function correctAccount(
  work: Work,
  companyId: Id<'company'>,
  { transferId, change }: { readonly transferId: Id<'transfer'>; readonly change: ChangeNotice },
): Promise<Pick<ReadChange, 'outcome' | 'reason'>> {
  const account = await accountOfTransfer(work, companyId, transferId)

  const read = changeOf(change)
  const decided =
    account || read.outcome !== 'applied'
      ? read
      : { outcome: 'noted' as const, reason: `${read.reason}: the operator corrects the payee’s account` }

  const { code } = change
  const isNew = await insertCorrection(work, companyId, { transferId, code, change: decided, account })
  if (!isNew) return decided
  if (account && decided.outcome === 'applied') {
    await changeAccount(work, companyId, account, decided.correction)
    const family =
      account.userId === null ? ('companyBankAccount' as const) : ('employeeBankAccount' as const)
    const shownId = account.userId ?? companyId
    if (account.userId !== null) {
      mailLater(work, { companyId, userId: account.userId }, 'accountCorrected', account.accountId)
    }
    work.emit({ family, change: 'update', companyId, entityId: account.accountId, shownId })
  }
  const subjectIds = [transferId, ...(account ? [account.accountId] : [])]
  work.note({
    companyId,
    subjectIds,
    facts: { notificationOfChange: decided.reason, outcome: decided.outcome },
  })
  return decided
}
