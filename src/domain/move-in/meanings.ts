import { payersOf, taxCodesIn, taxNameOf } from '../../law/engine/tax-codes.ts'
import { deductionKinds, earningKinds } from '../pay/elements.ts'
import { type ColumnMeaning, IGNORED, PLAIN } from './columns.ts'

/** Something that a column can mean, to be chosen from a list. */
interface NamedMeaning {
  readonly means: ColumnMeaning
  /** As a paycheck names it. */
  readonly name: string
}

/** All that a column can mean to a company that pays in these states. */
export function meaningsIn(states: readonly string[]): readonly NamedMeaning[] {
  const kinds = Object.keys(earningKinds)
  return [
    ...PLAIN.map((means) => named(means, means)),
    named(IGNORED, IGNORED),
    ...kinds.map((kind) => named(`earning:${kind}`, kind)),
    ...kinds.map((kind) => named(`hours:${kind}`, kind)),
    ...Object.keys(deductionKinds).map((kind) => named(`deduction:${kind}`, kind)),
    ...OF_ANY_STATE,
    ...['US', ...states].flatMap(taxCodesIn).flatMap(taxMeanings),
  ]
}

const named = (means: ColumnMeaning, name: string): NamedMeaning => ({ means, name })

/** Taxes that many states have, of the state in which each worker works. */
const OF_ANY_STATE: readonly NamedMeaning[] = [
  named('tax:*.incomeTax', 'State Income Tax'),
  named('employerTax:*.sui', 'State Unemployment Tax'),
  named('tax:*.sdi', 'State Disability Insurance'),
  named('tax:*.familyLeave', 'State Family Leave'),
]

const taxMeanings = (code: string): readonly NamedMeaning[] =>
  payersOf(code).map((payer) =>
    named(`${payer === 'employee' ? 'tax' : 'employerTax'}:${code}`, taxNameOf(code)),
  )
