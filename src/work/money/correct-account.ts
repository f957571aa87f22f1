import {
  type ChangeNotice,
  type Correction,
  changeOf,
  type ReadChange,
} from '../../domain/money/change-notices.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import {
  accountOfTransfer,
  askedAccount,
  type CorrectedAccount,
  changeAccount,
  insertCorrection,
} from '../../store/money/account-corrections.ts'
import type { askedAccounts } from '../../store/money/prenotes.ts'
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
  if (account && decided.outcome === 'applied') await apply(work, companyId, account, decided.correction)
  const subjectIds = [transferId, ...(account ? [account.accountId] : [])]
  work.note({
    companyId,
    subjectIds,
    facts: { notificationOfChange: decided.reason, outcome: decided.outcome },
  })
  return decided
}

type AskedAccount =
  Awaited<ReturnType<typeof askedAccounts>> extends ReadonlyMap<string, infer Asked> ? Asked : never

/**
 * A bank answers a prenote so: the first pay goes where it says. No transfer stands behind it, so what is right already
 * tells that it was applied; the notifications of one account are taken together, as they may lie there for weeks.
 */
export async function correctAskedAccount(
  work: Work,
  companyId: Id<'company'>,
  { asked, changes }: { readonly asked: AskedAccount; readonly changes: readonly ChangeNotice[] },
): Promise<void> {
  const read = changes.map(changeOf)
  const correction: Correction = Object.assign(
    {},
    ...read.map((each) => (each.outcome === 'applied' ? each.correction : {})),
  )
  const account = await askedAccount(work, companyId, { ...asked, correction })
  if (account) await apply(work, companyId, account, correction)
  for (const { outcome, reason: notificationOfChange } of read) {
    if (!account && outcome === 'applied') continue
    work.note({ companyId, subjectIds: [asked.accountId], facts: { notificationOfChange, outcome } })
  }
}

/** From now on the account is addressed so, and its owner is told. */
async function apply(
  work: Work,
  companyId: Id<'company'>,
  account: CorrectedAccount,
  correction: Correction,
): Promise<void> {
  const { accountId, userId } = account
  await changeAccount(work, companyId, account, correction)
  if (userId !== null) mailLater(work, { companyId, userId }, 'accountCorrected', accountId)
  const family = userId === null ? ('companyBankAccount' as const) : ('employeeBankAccount' as const)
  work.emit({ family, change: 'update', companyId, entityId: accountId, shownId: userId ?? companyId })
}
