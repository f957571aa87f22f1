import { isOfPolicy } from '../../domain/time/paid-leave.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { importedLeave } from '../../store/payroll/imported-leave.ts'
import type { AccountRow } from '../../store/time/time-off-accounts.ts'

/** Hours of an account that imports pay and no run has paid yet. */
export async function reservedHours(
  tx: Tx,
  companyId: Id<'company'>,
  userId: string,
): Promise<(account: Pick<AccountRow, 'policy'>) => number> {
  const imported = await importedLeave(tx, companyId, [userId])
  return ({ policy }) =>
    imported.reduce((sum, { type, hours }) => (isOfPolicy(policy, type) ? sum + hours : sum), 0)
}
