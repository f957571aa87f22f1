import type { Step } from '../../law/language/types.ts'
import type { Says } from './says.ts'

/** Where a line comes from that no law decides: pay, deductions, contributions. */
export interface GivenOrigin {
  readonly source: string
  readonly step: readonly Step[]
  readonly says: Says
}
