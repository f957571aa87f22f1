import type { Dated, HeadOf } from './dated.ts'
import type { FilingPeriod } from './filing-form.ts'
import type { Cite } from './sources.ts'
import type { StateCode } from './states.ts'
import type { Confidence } from './types.ts'

/** What a state is told of income tax that was withheld: by the frequency that it assigned, and after the year. */
export interface WithholdingReturns extends Dated {
  readonly table: 'withholdingReturns'
  /** By the frequency of the registration. */
  readonly returns: Readonly<Record<string, WithholdingReturn>>
  readonly reconciliation?: Reconciliation
}

export type WithholdingReturn =
  | OwnReturn
  /** It is part of the quarterly wage report. */
  | { readonly kind: 'with the wage report' }
  /** Every deposit says what it is for; no other return is filed before the reconciliation. */
  | { readonly kind: 'with each deposit' }

/** A return of its own, due in the month after its period. */
interface OwnReturn {
  readonly kind: 'return'
  readonly form: string
  readonly period: FilingPeriod
  readonly day: number | 'last'
  /** Of the last month of a quarter, where that is another day. */
  readonly atQuarterEnd?: number | 'last'
  /** The reconciliation of the year takes its place for the fourth quarter. */
  readonly isThreeQuarters: boolean
  readonly confidence: Confidence
}

interface Reconciliation {
  readonly form: string
  /** After the end of the year. */
  readonly months: number
  readonly day: number | 'last'
  readonly confidence: Confidence
  /** Whose return of the year is the reconciliation itself. */
  readonly notFor?: string
}

type ReturnRow =
  | 'wage report'
  | 'deposit'
  | readonly [
      form: string,
      period: FilingPeriod,
      day: number | 'last',
      more?: Partial<Pick<OwnReturn, 'confidence' | 'isThreeQuarters' | 'atQuarterEnd'>>,
    ]

type WithholdingRow = readonly [
  state: StateCode,
  confidence: Confidence,
  /** `Monthly|Quarterly` are two frequencies with the same return. */
  returns: Readonly<Record<string, ReturnRow>>,
  reconciliation?:
    | readonly [form: string, months: number, day: number | 'last', confidence?: Confidence, notFor?: string]
    | undefined,
  notes?: string,
]

export const withholdingReturns = (
  { cite, ...head }: HeadOf<'withholdingReturns'> & { readonly cite: Cite },
  rows: readonly WithholdingRow[],
): readonly WithholdingReturns[] =>
  rows.map(([where, confidence, returns, reconciliation, notes]) => ({
    ...head,
    where,
    confidence,
    source: cite('state-returns'),
    ...(notes !== undefined && { notes }),
    returns: Object.fromEntries(
      Object.entries(returns).flatMap(([frequencies, row]) =>
        frequencies.split('|').map((frequency) => [frequency, returnOf(row, confidence)] as const),
      ),
    ),
    ...(reconciliation && { reconciliation: reconciliationOf(reconciliation, confidence) }),
  }))

function returnOf(row: ReturnRow, confidence: Confidence): WithholdingReturn {
  if (row === 'wage report') return { kind: 'with the wage report' }
  if (row === 'deposit') return { kind: 'with each deposit' }
  const [form, period, day, more = {}] = row
  return { kind: 'return', form, period, day, isThreeQuarters: false, confidence, ...more }
}

const reconciliationOf = (
  [form, months, day, sure, notFor]: NonNullable<WithholdingRow[3]>,
  confidence: Confidence,
): Reconciliation => ({
  form,
  months,
  day,
  confidence: sure ?? confidence,
  ...(notFor !== undefined && { notFor }),
})
