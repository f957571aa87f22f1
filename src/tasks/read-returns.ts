import { z } from 'zod'
import { type Returned, readReturns as read, returnOf } from '../domain/money/ach/returns.ts'
import { type ChangeNotice, readChanges } from '../domain/money/change-notices.ts'
import { moneyNews } from '../domain/money/news.ts'
import { transactionMachine } from '../domain/money/transaction.ts'
import { addDays, type Day } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import { canMove } from '../kernel/machine.ts'
import type { Work } from '../store/database/work.ts'
import { askedAccounts } from '../store/money/prenotes.ts'
import { noteReturnFiles } from '../store/money/releases.ts'
import { sentTransfers } from '../store/money/returned.ts'
import { findTransfer } from '../store/money/transfers.ts'
import { correctAccount, correctAskedAccount } from '../work/money/correct-account.ts'
import { lockMoney } from '../work/money/load.ts'
import { cameBack } from '../work/money/returned.ts'
import { returnsLater } from '../work/money/returns-later.ts'
import { judgeUserAccount, pendingAccount } from '../work/people/judge-user-account.ts'
import { ofCompany } from './fields.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** A consumer may return an unauthorized debit for sixty days; everything else comes back sooner. */
const RETURN_DAYS = 60

/** Reads what the bank put into its inbox and applies this company's part of it. A return that was applied changes nothing. */
export const readReturns = outsideTask({
  name: 'readReturns',
  payload: z.object(ofCompany),
  retries: patient,
  limit: 60,
  emits: ['payPeriod', 'companyBankAccount', 'employeeBankAccount', 'employeeStatus', ...moneyNews],

  async prepare(work, { payload }) {
    const since = addDays(work.today, -RETURN_DAYS)
    const sent = await sentTransfers(work, payload.companyId, { since })
    const asked = await askedAccounts(work, payload.companyId)
    return sent.length === 0 && asked.size === 0 ? undefined : payload
  },

  async call(_, { outside }) {
    const { inbox } = outside.bank
    const files = await inbox.returns()
    const texts = files.map(({ text }) => text)
    return {
      seen: { placeId: (await inbox.place()).id, files: files.map(({ name, sha256 }) => ({ name, sha256 })) },
      returned: texts.flatMap(read),
      changes: texts.flatMap(readChanges),
    }
  },

  async record(work, { payload: { companyId } }, { seen, returned, changes }) {
    await noteReturnFiles(work, seen)
    const back = byReference(returned)
    const since = addDays(work.today, -RETURN_DAYS)
    const references = [...back.keys()]
    for (const sent of references.length > 0
      ? await sentTransfers(work, companyId, { since, references })
      : []) {
      const money = await lockMoney(work, { companyId, runId: sent.runId })
      const transfer = await findTransfer(work, sent.transferId)
      if (!money || !transfer || !canMove(transactionMachine, transfer.status, 'return')) continue
      const { code, amount } = back.get(sent.reference)!
      if (amount === transfer.amount) await cameBack(work, money, { transfers: [transfer], code })
      else work.note({ companyId, subjectIds: [sent.transferId], facts: { returnedInPart: String(amount) } })
    }
    await failPrenotes(work, companyId, returned)
    await correctAccounts(work, companyId, { changes, since })
    returnsLater(work, companyId, work.now)
  },
})

/** A prenote that came back says that the account is not there. */
async function failPrenotes(
  work: Work,
  companyId: Id<'company'>,
  returned: readonly Returned[],
): Promise<void> {
  const asked = returned.length === 0 ? new Map() : await askedAccounts(work, companyId)
  for (const { individualId, code } of returned) {
    const account = asked.get(individualId)
    const found = account && (await pendingAccount(work, account))
    if (found) await judgeUserAccount(work, found, { failure: `${code} ${returnOf(code).means}` })
  }
}

/** Nacha gives six banking days; we read twice in each. A notification that was applied, or lies there twice, changes nothing. */
async function correctAccounts(
  work: Work,
  companyId: Id<'company'>,
  { changes, since }: { readonly changes: readonly ChangeNotice[]; readonly since: Day },
): Promise<void> {
  if (changes.length === 0) return
  const references = [...new Set(changes.map(({ individualId }) => individualId))]
  const sent = await sentTransfers(work, companyId, { since, references })
  const transfers = new Map(sent.map(({ reference, transferId }) => [reference, transferId]))
  for (const change of changes) {
    const transferId = transfers.get(change.individualId)
    if (transferId) await correctAccount(work, companyId, { transferId, change })
  }
  for (const [reference, asked] of await askedAccounts(work, companyId)) {
    const its = changes.filter(({ individualId }) => individualId === reference)
    if (its.length > 0) await correctAskedAccount(work, companyId, { asked, changes: its })
  }
}

/** A payment may have gone as several entries, and a file may lie there twice: each entry counts once. */
function byReference(returned: readonly Returned[]): ReadonlyMap<string, { code: string; amount: bigint }> {
  const entries = new Map(returned.map((each) => [`${each.individualId}/${each.originalTrace}`, each]))
  const sums = new Map<string, { code: string; amount: bigint }>()
  for (const { individualId, code, amount } of entries.values()) {
    sums.set(individualId, { code, amount: (sums.get(individualId)?.amount ?? 0n) + amount })
  }
  return sums
}
