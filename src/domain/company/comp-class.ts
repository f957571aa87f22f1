import type { Day } from '../../kernel/dates.ts'

/** A class of a company's own workers' compensation policy, with its rates and to whom it belongs. */
export interface CompClass {
  readonly classId: string
  readonly state: string
  readonly code: string
  readonly description: string
  /** Oldest first. Millionths of a dollar for 100 dollars of payroll. */
  readonly rates: readonly { readonly from: Day; readonly rate: bigint }[]
  readonly assigned: readonly {
    readonly userId: string | null
    readonly jobId: string | null
    readonly from: Day
  }[]
}
