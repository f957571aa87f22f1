import type { Day } from '../../../kernel/dates.ts'
import type { LookUp } from '../../language/look-up.ts'
import type { NewHires } from '../../language/new-hires.ts'
import type { StateReturns } from '../../language/state-returns.ts'
import type { WithholdingReturns } from '../../language/withholding-returns.ts'
import { type Chosen, tableOn } from '../editions.ts'

/** What a state is told of wages; undefined where nothing is on file. */
export const stateReturnsOn = (state: string, on: Day, lookUp: LookUp): Chosen<StateReturns> | undefined =>
  tableOn('stateReturns', state, on, lookUp)

/** By when a state is told of a new hire. */
export const newHireRuleOn = (state: string, on: Day, lookUp: LookUp): Chosen<NewHires> | undefined =>
  tableOn('newHires', state, on, lookUp)

/** What a state is told of income tax withheld; undefined where wages bear none. */
export const withholdingReturnsOn = (
  state: string,
  on: Day,
  lookUp: LookUp,
): Chosen<WithholdingReturns> | undefined => tableOn('withholdingReturns', state, on, lookUp)
