/** The rows one after the other, each of four numbers; to search and to read them touches little memory. */
export interface TableData {
  /** x is multiplied by this before it is compared. */
  readonly zoom: number
  readonly rows: Float64Array
}

/** The smallest whole number in a row ("over" begins one above its bound), its bound, the value there, and the slope. */
export type TableRow = readonly [first: number, bound: number, base: number, gain: number]

const WIDTH = 4

export const tableData = (zoom: number, rows: readonly TableRow[]): TableData => ({
  zoom,
  rows: Float64Array.from(rows.flat()),
})

export const rowOf = (table: TableData, x: number): number => startOf(table, x) / WIDTH

/** The same; -1 below the first bound, where nothing is due. */
export const rowOrBelow = (table: TableData, x: number): number =>
  x * table.zoom < table.rows[1]! ? -1 : rowOf(table, x)

function startOf({ rows, zoom }: TableData, x: number): number {
  const value = x * zoom
  let at = rows.length - WIDTH
  while (at > 0 && value < rows[at]!) at -= WIDTH
  return at
}

export function tableValue(table: TableData, x: number): number {
  const { rows, zoom } = table
  const at = startOf(table, x)
  const above = x * zoom - rows[at + 1]!
  // Below the first bound nothing is due.
  return above < 0 ? 0 : rows[at + 2]! + above * rows[at + 3]!
}
