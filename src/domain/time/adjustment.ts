import type { Day } from '../../kernel/dates.ts'
import { balanceOf, type LedgerRow, shown, type TimeOffAccount } from './balance.ts'
import { termsOn } from './tenure.ts'

/** `Opening` says what the balance is when it moves in; `Adjustment` adds to it or takes from it. */
export const adjustmentKinds = ['Opening', 'Adjustment'] as const
type AdjustmentKind = (typeof adjustmentKinds)[number]

export interface Adjustment {
  readonly kind: AdjustmentKind
  /** Hundredths; of an Opening the balance itself, of an Adjustment the difference. */
  readonly hours: number
  readonly reason: string
  readonly source: string
  readonly on: Day
}

type Adjusted =
  | { readonly row: LedgerRow }
  | {
      readonly fault: 'noBalance' | 'nothing' | 'opened' | 'belowZero' | 'overLimit'
      readonly words: Readonly<Record<string, string>>
    }

/** The row that makes the change, or why there is none. The balance stays between zero and the limit. */
export function adjustedRow(
  account: TimeOffAccount,
  rows: readonly LedgerRow[],
  { kind, hours: sent, reason, source, on }: Adjustment,
): Adjusted {
  const isOpening = kind === 'Opening'
  const before = balanceOf(rows)
  const after = isOpening ? sent : before + sent
  const { maxHours } = termsOn(account, on)
  if (account.terms.policyType === 'Unpaid') return { fault: 'noBalance', words: {} }
  if (isOpening && rows.some((row) => row.kind === 'opening')) return { fault: 'opened', words: {} }
  if (!isOpening && sent === 0) return { fault: 'nothing', words: {} }
  if (after < 0) return { fault: 'belowZero', words: { balance: shown(before) } }
  if (maxHours !== null && after > maxHours && after > before)
    return { fault: 'overLimit', words: { after: shown(after), limit: shown(maxHours) } }
  const note = isOpening ? `Opening balance of ${shown(after)}: ${reason}` : reason
  const kindOfRow = isOpening ? ('opening' as const) : ('adjustment' as const)
  return { row: { day: on, kind: kindOfRow, hours: after - before, source, note } }
}
