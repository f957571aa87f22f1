import type { FilingFacts } from '../../domain/filings/filing.ts'
import { WAGE_WORDS } from '../../domain/filings/state-quarter.ts'
import { WITHHOLDING_WORDS } from '../../domain/filings/withholding.ts'
import { formFor } from '../../law/engine/forms/find.ts'
import { taxNameOf } from '../../law/engine/tax-codes.ts'
import type { FormName } from '../../law/language/filing-form.ts'
import type { Step } from '../../law/language/types.ts'
import type { Work } from '../../store/database/work.ts'

/** A line of a form with what it is and how it came to be. */
export interface Explained {
  readonly line: string
  readonly what: string
  readonly formula: string
  readonly inputs: Readonly<Record<string, string>>
}

/** Of W-2s the lines of the W-3, of 1099-NECs those of the 1096: what a filing as a whole says. */
const PRINTED: Readonly<Record<string, FormName>> = { 'W-2': 'W-3', '1099-NEC': '1096' }

/** The lines of a filing in the order of its form; those of a state's report in words. */
export function explainedLines(
  { isSandbox }: Work,
  filing: Pick<FilingFacts, 'form' | 'jurisdiction' | 'periodEnd' | 'figures'>,
  steps: readonly Step[],
): readonly Explained[] {
  if (filing.jurisdiction !== 'US') return ofState(filing)
  const form = PRINTED[filing.form] ?? (filing.form as FormName)
  const { law } = formFor(form, filing.periodEnd, { allowProvisional: isSandbox })
  const known = new Map(steps.map((step) => [step.line, step]))
  return law.lines.map(([line, what]) => ({
    line,
    what,
    formula: known.get(line)?.formula ?? '',
    inputs: known.get(line)?.inputs ?? {},
  }))
}

/** Names in words, in order, and after them its taxes: `CA.sdi employee`, and the wages that each is of. */
function ofState({ form, figures }: Pick<FilingFacts, 'form' | 'figures'>): readonly Explained[] {
  const words = form === 'wageReport' ? WAGE_WORDS : WITHHOLDING_WORDS
  const taxes = Object.keys(figures.lines)
    .filter((line) => !(line in words))
    .sort()
    .map((line) => [line, wordsOfTax(line)] as const)
  return [...Object.entries(words), ...taxes].map(([line, what]) => ({ line, what, formula: '', inputs: {} }))
}

function wordsOfTax(line: string): string {
  const [code = '', payer, isWages] = line.split(' ')
  if (payer === undefined) return taxNameOf(code)
  return `${taxNameOf(code)}, ${payer}${isWages ? ': taxable wages' : ''}`
}
