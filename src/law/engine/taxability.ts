import { itemBits, taxedItems } from '../language/pay-items.ts'
import { cellsOf, doubtOf, type TaxabilityTable } from '../language/taxability.ts'
import type { Base } from '../language/types.ts'

/**
 * The wages that a tax is taken on: by the row of its place, or of the law of many places. A tax without a row knows
 * of nothing but plain wages.
 */
export function baseOf(table: TaxabilityTable, code: string, ofPlaces: string): Base {
  const bases = compiled.get(table) ?? compile(table)
  return bases.get(code) ?? bases.get(ofPlaces) ?? UNKNOWN
}

/** Everything but what is paid back: the base of no tax, but what a premium by the hour shows. */
export const GROSS: Base = { leftOut: itemBits.reimbursement, unknown: 0, doubted: 0, cells: new Map() }

/** Each table is read once, and taxes of one row share one object: that two are the same is seen at a glance. */
const compiled = new WeakMap<TaxabilityTable, ReadonlyMap<string, Base>>()

function compile(table: TaxabilityTable): ReadonlyMap<string, Base> {
  const bases = new Map<string, Base>()
  for (const row of table.rows) {
    const base = baseOfCells(cellsOf(row))
    for (const tax of row.taxes) {
      if (bases.has(tax)) throw new Error(`${tax} has two rows in the taxability table of ${table.effective}`)
      bases.set(tax, base)
    }
  }
  compiled.set(table, bases)
  return bases
}

function baseOfCells(cells: Base['cells']): Base {
  let { leftOut, unknown, doubted } = GROSS
  for (const [item, cell] of cells) {
    const bit = itemBits[item]
    if (cell === undefined) unknown |= bit
    else if (cell.isLeftOut) leftOut |= bit
    if (cell !== undefined && doubtOf(cell.sureness) !== undefined) doubted |= bit
  }
  return { leftOut, unknown, doubted, cells }
}

const UNKNOWN: Base = baseOfCells(new Map(taxedItems.map((item) => [item, undefined])))
