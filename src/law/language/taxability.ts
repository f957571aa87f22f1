import type { Dated } from './dated.ts'
import { type Cell, type PayItem, SURENESS, type Sureness, taxedItems } from './pay-items.ts'
import type { Confidence } from './types.ts'

/** Which kinds of pay are in the wages of which tax: every tax that there is, each kind, and how sure that is. */
export interface TaxabilityTable extends Dated {
  readonly table: 'taxability'
  readonly rows: readonly TaxabilityRow[]
}

/** Taxes that treat every kind alike, for one reason. */
export interface TaxabilityRow {
  /** `NJ.incomeTax`; of a law of many places its own name (`OH-CITIES.incomeTax`), or one of its places. */
  readonly taxes: readonly string[]
  /**
   * A cell for each column: `x` left out of the wages (a deduction lowers them, an earning is not counted), `t` taxed; then
   * how sure: `o` official, `s` secondary, `r` recalled, `u` unsure. `--` is not known, and refused.
   */
  readonly cells: string
  readonly source: string
}

/** What of it a line of a paycheck carries: only a doubt makes the line less sure than its own law. */
export const doubtOf = (sureness: Sureness): Confidence | undefined =>
  sureness === 'unsure' ? sureness : undefined

/** The cells of a row by item; undefined where the row says that it does not know. */
export function cellsOf({ taxes, cells }: TaxabilityRow): ReadonlyMap<PayItem, Cell | undefined> {
  const words = cells.trim().split(/\s+/)
  if (words.length !== taxedItems.length) {
    throw new Error(`${taxes[0]}: ${words.length} cells for ${taxedItems.length} kinds`)
  }
  return new Map(taxedItems.map((item, at) => [item, cellOf(words[at]!, taxes[0]!)]))
}

function cellOf(word: string, tax: string): Cell | undefined {
  if (word === '--') return undefined
  const [, treatment, letter] = /^([xt])([osru])$/.exec(word) ?? []
  if (letter === undefined) throw new Error(`${tax}: ${word} is not a cell`)
  return { isLeftOut: treatment === 'x', sureness: SURENESS[letter as keyof typeof SURENESS] }
}
