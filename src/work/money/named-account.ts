import { chosenAccount } from '../../domain/money/receivable.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { fundingAccounts } from '../../store/money/receivables.ts'
import { known } from '../../wire/fields/nouns.ts'

/** The company's bank account that a caller names, or the one that the company pays from; none when it has none. */
export async function namedAccount(
  work: Work,
  companyId: Id<'company'>,
  asked: string | null | undefined,
): Promise<string | undefined> {
  const accounts = await fundingAccounts(work, companyId)
  if (!asked) return chosenAccount(accounts)
  const named = accounts.find(({ accountId }) => accountId === asked)
  return known(named, 'companyBankAccount').accountId
}
