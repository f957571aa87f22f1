import { Problem } from '../../kernel/problem.ts'
import { isFlsaAlone } from '../pay/flsa.ts'
import { type AgencyOf, linesOf } from '../pay/lines.ts'
import { calculatePaycheck } from '../pay/paycheck.ts'
import type { Earning, PaycheckInput, PaycheckOptions } from '../pay/paycheck-types.ts'
import { readInput } from '../pay/stored-input.ts'
import { type KeptFacts, keptFacts } from './kept-facts.ts'

/** A paycheck of before its facts were kept. Line n is lines[n] (`kind/code`), bases[n], amounts[n]. */
export interface OldPaycheck {
  readonly input: string
  readonly net: bigint
  readonly lines: readonly string[]
  readonly bases: readonly bigint[]
  readonly amounts: readonly bigint[]
}

/**
 * What its input gives, if that is still what was paid; else why not. Which dated rows were used, where the company's
 * location was and in which weeks there was work is not in an input, and stays unknown.
 */
export function recomputedFacts(
  old: OldPaycheck,
  options: PaycheckOptions,
): { readonly facts: KeptFacts } | { readonly differs: string } {
  try {
    const input = sinceUnderstood(readInput(old.input))
    const check = calculatePaycheck(input, options)
    const { rules, bases, amounts } = linesOf(input.earnings, check, NO_AGENCY)
    const now = rules.map(({ kind, code }, n) => `${kind}/${code} ${bases[n]} ${amounts[n]}`)
    const paid = old.lines.map((line, n) => `${line} ${old.bases[n]} ${old.amounts[n]}`)
    const at = Array.from({ length: Math.max(now.length, paid.length) }, (_, n) => n)
    const first = at.find((n) => now[n] !== paid[n])
    if (first !== undefined) return { differs: old.lines[first] ?? 'a line more' }
    if (check.net !== old.net) return { differs: 'net' }
    return { facts: keptFacts({ input, check, employed: null, editions: null, workLocationId: null }) }
  } catch (error) {
    // Words of ours only: others may repeat what they could not read.
    return { differs: error instanceof Problem ? error.message : 'it cannot be calculated' }
  }
}

const NO_AGENCY: AgencyOf = () => ''

/**
 * Inputs used to name half of all overtime as qualified, whatever rule it was owed by, and the hours of a premium alone
 * not at all. A line that has a rate was written since.
 */
function sinceUnderstood(input: PaycheckInput): PaycheckInput {
  const earnings = input.earnings.map((earning): Earning => {
    const { qualifiedOvertime, ...rest } = earning
    if (qualifiedOvertime === undefined || earning.rate !== undefined) return earning
    const isPremium = !earning.hours
    return {
      ...rest,
      ...(isPremium ? { premiumHours: null } : {}),
      ...(isTold(earning, qualifiedOvertime, input) ? { qualifiedOvertime } : {}),
    }
  })
  return { ...input, earnings }
}

/** At one and a half the half is a third of the amount, to a cent of rounding each; as a premium alone it is all of it. */
function isTold({ type, amount, hours }: Earning, half: bigint, { work, periodEnd }: PaycheckInput): boolean {
  const isHalf = hours ? amount - 3n * half >= -2n && amount - 3n * half <= 2n : amount === half
  return type === 'Overtime' && isHalf && isFlsaAlone({ state: work.state, on: periodEnd, multiplier: 150 })
}
