import type { Dated } from './dated.ts'
import type { FormName } from './filing-form.ts'

/** A form that corrects another: line by line what is right, what was reported, the difference and its tax. */
export interface CorrectionForm extends Dated {
  readonly table: 'correctionForm'
  readonly form: string
  readonly corrects: FormName
  readonly title: string
  readonly printed: string
  /**
   * Line, what it is, the lines that it corrects (`12*` is every code of box 12), and the tax on the difference: a rate,
   * itself, or none.
   */
  readonly lines: readonly CorrectedLine[]
  /** The line that adds up the taxes, and the total; absent where no tax is computed. */
  readonly totals?: readonly [combined: string, total: string]
}

type CorrectedLine = readonly [line: string, what: string, of: readonly string[], tax: string]
