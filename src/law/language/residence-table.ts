import type { Dated } from './dated.ts'

export interface ResidenceTable extends Dated {
  readonly table: 'residence'
  /** Work state → the home states whose residents it leaves alone, and on which form they say so. */
  readonly reciprocity: Readonly<
    Record<string, { readonly residentsOf: readonly string[] | 'everywhere'; readonly form: string }>
  >
  /** Home states with a tax for residents who have named no place of theirs. */
  readonly unnamedPlace: Readonly<Record<string, string>>
  /** Home states that take nothing from residents who work in another state that taxes them. */
  readonly homeTakesNothing: readonly string[]
}
