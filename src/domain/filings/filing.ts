import type { Day, Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { machine } from '../../kernel/machine.ts'
import type { Cents } from '../../kernel/money.ts'
import type { LineValue } from '../../law/engine/forms/compute.ts'
import type { Confidence } from '../../law/language/types.ts'
import type { CorrectedRow } from './correction.ts'

/**
 * The life of a filing. Until it is approved it is computed again from what was paid; then its figures are frozen. An
 * accepted one is amended by another, and never changed.
 */
export const filingMachine = machine(
  'filing',
  ['draft', 'ready', 'approved', 'submitted', 'accepted', 'rejected'],
  {
    prepareFiling: { draft: 'ready', ready: 'ready', approved: 'ready', rejected: 'ready' },
    /** Prepared, and something stands in the way. */
    hold: { draft: 'draft', ready: 'draft', approved: 'draft', rejected: 'draft' },
    approveFiling: { ready: 'approved' },
    submitFiling: { approved: 'submitted' },
    markFiled: { approved: 'accepted', rejected: 'accepted' },
    accept: { submitted: 'accepted' },
    reject: { submitted: 'rejected' },
  },
)

export type FilingState = (typeof filingMachine.states)[number]

/** The figures are out, or on their way. */
export const FILED: readonly FilingState[] = ['submitted', 'accepted']

type FiledBy = 'electronic' | 'manual'

/** What a filing says: the lines of its form as they were computed. */
export interface Figures {
  readonly form: string
  readonly edition: string
  readonly jurisdiction: string
  readonly period: { readonly from: Day; readonly to: Day }
  readonly lines: Readonly<Record<string, LineValue>>
  readonly days?: readonly { readonly date: Day; readonly amount: Cents }[]
  readonly months?: Readonly<Record<string, Cents>>
  readonly states?: readonly {
    readonly state: string
    readonly wages: Cents
    readonly rate: string
    readonly tax: Cents
  }[]
  /** Of an amendment: columns 1 to 4. */
  readonly corrections?: readonly CorrectedRow[]
}

export interface FilingFacts {
  readonly filingId: Id<'filing'>
  readonly companyId: Id<'company'>
  readonly form: string
  readonly jurisdiction: string
  readonly periodBegin: Day
  readonly periodEnd: Day
  readonly sequence: number
  readonly amendsId: Id<'filing'> | null
  readonly status: FilingState
  readonly dueDate: Day
  readonly edition: string
  readonly confidence: Confidence
  readonly figures: Figures
  readonly digest: string
  readonly blockers: readonly string[]
  readonly notes: readonly string[]
  readonly explanation: string
  readonly entered: Entered
  readonly channel: FiledBy | null
  readonly submissionId: string | null
  readonly attempts: number
  readonly receipt: string
  readonly rejections: readonly Rejection[]
  /** What keeps its files from being handed over, each with the operation that mends it. */
  readonly mend: readonly { readonly words: string; readonly operation: string }[]
  readonly preparedAt: Instant
  readonly approvedBy: string | null
  readonly submittedAt: Instant | null
  readonly decidedAt: Instant | null
}

/** What a person entered, by the name of the fact: money in cents, a count or a flag. */
export type Entered = Readonly<Record<string, Cents | number | boolean>>

/** Why a channel refused a return: its rule, where, and in words. */
export interface Rejection {
  readonly submissionId: string
  readonly rule: string
  readonly field: string
  readonly message: string
}
