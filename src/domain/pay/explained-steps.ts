import { type Cents, dollars } from '../../kernel/money.ts'
import type { Step } from '../../law/language/types.ts'

/** A line of a calculation that a clerk can follow; money is printed, the rest is given as text. */
export const step = (
  line: string,
  formula: string,
  inputs: Record<string, Cents | string>,
  value: Cents,
): Step => ({
  line,
  formula,
  inputs: Object.fromEntries(
    Object.entries(inputs).map(([name, each]) => [name, typeof each === 'bigint' ? dollars(each) : each]),
  ),
  value: dollars(value),
})
