import { fitting, heightOf, put, putRight, widthOf } from './ink.ts'
import { colors, edges, type Paper, rule, type Style } from './paper.ts'

/** A list with right-aligned columns of figures. */
export interface StubTable {
  readonly title: string
  readonly heads: readonly string[]
  /** Right edges of the columns, from the left of the table. */
  readonly columns: readonly number[]
  readonly rows: readonly StubRow[]
  readonly total?: StubRow
}

export interface StubRow {
  readonly name: string
  readonly cells: readonly string[]
}

/** A column of the page that goes on at the top of the next one. */
export interface Flow {
  readonly x: number
  readonly width: number
  page: number
  y: number
}

/** Pages are begun when a flow gets there; two flows share them. */
export interface Pages {
  readonly paper: Paper
  /** Begins the page if it is new, and turns to it; answers where its lists begin. */
  turnTo(page: number): number
}

const NAME: Style = { size: 8.5 }
const TOTAL: Style = { size: 8.5, bold: true }
const HEAD = 19
const GAP = 3.5

/** Draws a list, on as many pages as it needs; each begins with its title. A total stays with the last row. */
export function drawTable(pages: Pages, flow: Flow, table: StubTable, continued: string): void {
  const { paper } = pages
  const lines = [
    ...table.rows.map((row) => ({ row, style: NAME, height: rowHeight(paper, flow, table, row) })),
    ...(table.total
      ? [{ row: table.total, style: TOTAL, height: rowHeight(paper, flow, table, table.total) + 3 }]
      : []),
  ]
  const next = (at: number): number => (at === lines.length - 2 && table.total ? lines[at + 1]!.height : 0)
  turn(pages, flow, HEAD + (lines[0]?.height ?? 0) + next(0))
  head(pages, flow, table, table.title)
  for (const [at, { row, style, height }] of lines.entries()) {
    if (turn(pages, flow, height + next(at))) head(pages, flow, table, `${table.title} (${continued})`)
    const isTotal = style === TOTAL
    if (isTotal) rule(paper, { x: flow.x, y: flow.y, width: flow.width })
    drawRow(paper, flow, table, row, { style, y: flow.y + (isTotal ? 3 : 0) })
    flow.y += height
  }
  flow.y += 12
}

/** To the next page where this much is not left on the one at hand; whether it was. */
function turn(pages: Pages, flow: Flow, needed: number): boolean {
  const isFull = flow.y + needed > edges.bottom
  const top = pages.turnTo(isFull ? flow.page + 1 : flow.page)
  if (!isFull) return false
  flow.page += 1
  flow.y = top
  return true
}

function head({ paper }: Pages, flow: Flow, { heads, columns }: StubTable, title: string): void {
  const room = columns[0] === undefined || heads.length === 0 ? flow.width : columns[0] - HEADING
  const style = fitting(paper, title, { width: room, lines: 1, sizes: [9.5, 8.5, 7.5, 6.5], bold: true })
  put(paper, title, { x: flow.x, y: flow.y + 9.5 - style.size }, { ...style, color: colors.accent })
  for (const [n, text] of heads.entries()) {
    putRight(paper, text, { edge: flow.x + columns[n]!, y: flow.y + 3 }, { size: 7, color: colors.soft })
  }
  rule(paper, { x: flow.x, y: flow.y + 15, width: flow.width })
  flow.y += HEAD
}

function drawRow(
  paper: Paper,
  flow: Flow,
  { columns }: StubTable,
  { name, cells }: StubRow,
  { style, y }: { style: Style; y: number },
): void {
  put(paper, name, { x: flow.x, y, width: nameWidth(paper, flow, columns, cells) }, style)
  for (const [n, text] of cells.entries()) {
    if (text !== '') putRight(paper, text, { edge: flow.x + columns[n]!, y }, style)
  }
}

const rowHeight = (paper: Paper, flow: Flow, { columns }: StubTable, { name, cells }: StubRow): number =>
  heightOf(paper, name, nameWidth(paper, flow, columns, cells), NAME) + GAP

/** Up to the first figure of the row. */
function nameWidth(
  paper: Paper,
  { width }: Flow,
  columns: readonly number[],
  cells: readonly string[],
): number {
  const first = cells.findIndex((cell) => cell !== '')
  return first < 0 ? width : columns[first]! - widthOf(paper, cells[first]!, TOTAL) - BESIDE
}

const BESIDE = 8
/** The words above a column of figures. */
const HEADING = 46
