import type { FilingFacts } from '../../domain/filings/filing.ts'
import { WITHHOLDING_WORDS } from '../../domain/filings/withholding.ts'
import { formFor } from '../../law/engine/forms/find.ts'
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

/** The lines of a filing in the order of its form. A state's report has the names of its figures. */
export function explainedLines(
  { isSandbox }: Work,
  filing: Pick<FilingFacts, 'form' | 'jurisdiction' | 'periodEnd'>,
  steps: readonly Step[],
): readonly Explained[] {
  if (filing.jurisdiction !== 'US') return ofState(filing.form)
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

/** Names in words, in order; a state's wage report has its figures by their names. */
const ofState = (form: string): readonly Explained[] =>
  form === 'wageReport'
    ? []
    : Object.entries(WITHHOLDING_WORDS).map(([line, what]) => ({ line, what, formula: '', inputs: {} }))
