import type { Cents } from '../../kernel/money.ts'
import type { Dated } from './dated.ts'

/** What Step 3 of a W-4 counts for each dependent, as the form of that year prints it. */
export interface W4Credits extends Dated {
  readonly table: 'w4Credits'
  readonly child: Cents
  readonly other: Cents
}
