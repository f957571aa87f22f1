import { balanceOf } from '../../domain/time/balance.ts'
import { lawfulTerms } from '../../domain/time/leave-law.ts'
import { projectedBalance } from '../../domain/time/projection.ts'
import { timeOffMachine } from '../../domain/time/time-off.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { type AccountRow, usualHours } from '../../store/time/time-off-accounts.ts'
import { requestsWhere } from '../../store/time/time-off-requests.ts'
import { reservedHours } from './reserved.ts'

/** Hours that may be asked for on a day: projected, less what is pending, approved for later or imported. Null: no limit. */
export async function availableOn(tx: Tx, account: AccountRow, on: Day): Promise<number | null> {
  if (account.terms.policyType === 'Unpaid') return null
  const { companyId, assignmentId } = account
  const pending = await requestsWhere(tx, { companyId, assignmentId, status: timeOffMachine.initial })
  const weeklyHours = await usualHours(tx, account)

  const given = { today: tx.today, on, uses: account.planned, weeklyHours }
  const terms = lawfulTerms(account.terms, { state: account.workState, on })
  const projected = projectedBalance({ ...account, terms }, account.rows, given)
  const end = on > tx.today ? on : tx.today
  const later = account.planned.filter(({ day }) => day > end)
  const reserved = (await reservedHours(tx, companyId, account.userId))(account)
  return projected - balanceOf(pending) - balanceOf(later) - reserved
}
