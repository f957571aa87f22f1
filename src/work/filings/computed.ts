import type { Entered, Figures } from '../../domain/filings/filing.ts'
import type { FilingSpan } from '../../domain/filings/periods.ts'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import type { PersonForm } from '../../domain/filings/w2.ts'
import type { Id } from '../../kernel/ids.ts'
import { plural } from '../../kernel/plural.ts'
import type { Confidence, Step } from '../../law/language/types.ts'
import type { Work } from '../../store/database/work.ts'
import type { PaidSums } from '../../store/filings/paid.ts'
import type { Deposited } from './deposited.ts'

/** A form that can be prepared, for one period. */
export interface AskedForm {
  readonly companyId: Id<'company'>
  /** What was paid in the period, by day, where that is known already. */
  readonly sums?: PaidSums
  readonly form: PreparedForm
  readonly jurisdiction: string
  readonly span: FilingSpan
  readonly profile: FilingProfile
  readonly entered: Entered
}

// biome-ignore format: one row
export const preparedForms = ['941', '943', '944', '940', '945', 'W-2', '1099-NEC', 'wageReport', 'withholding', 'reconciliation'] as const
export type PreparedForm = (typeof preparedForms)[number]

export interface ComputedForm {
  readonly figures: Figures
  readonly people: readonly PersonForm[]
  readonly confidence: Confidence
  readonly steps: readonly Step[]
  readonly notes: readonly string[]
  readonly isOnTime: boolean
}

/** In the sandbox an edition past its last checked day is provisional; elsewhere it is refused. */
export const lookUp = ({ isSandbox }: Work) => ({ allowProvisional: isSandbox })

/** What the figures cannot say. */
export const notesOf = (
  { unknown, elsewhere }: { readonly unknown: number; readonly elsewhere: number },
  deposited?: Deposited,
): readonly string[] => [
  ...(unknown > 0
    ? [
        `${plural(unknown, 'paycheck')} ${unknown === 1 ? 'is' : 'are'} from before wages before a cap, tips and overtime ` +
          'premiums were kept; these count as none',
      ]
    : []),
  ...(elsewhere > 0
    ? [
        `${plural(elsewhere, 'paycheck')} of another provider ${elsewhere === 1 ? 'is' : 'are'} counted as imported: tips, wages ` +
          'before a cap and who was paid for the 12th of a month are not known of them',
      ]
    : []),
  ...(deposited && deposited.pending > 0n
    ? ['Deposits that are on their way are not counted yet; prepare it again when they are complete']
    : []),
]
