import { figure } from '../../statement/page/figures.ts'
import { put, putRight, widthOf } from '../../statement/page/ink.ts'
import {
  colors,
  edges,
  finished,
  newPaper,
  type Paper,
  rule,
  type StubFonts,
} from '../../statement/page/paper.ts'
import {
  type CellKind,
  type Columns,
  cellText,
  groupsOf,
  type Report,
  type ReportColumn,
  totalsOf,
} from '../report.ts'

/** US letter on its side: reports are wide. */
const PAGE = {
  left: edges.left,
  right: edges.height - edges.left,
  top: edges.top,
  bottom: edges.width - 44,
} as const
const SIZES = [8, 7.5, 7, 6.5, 6, 5.5, 5] as const
const GAP = 8
const ROW = 1.75

interface Drawn {
  readonly name: string
  readonly column: ReportColumn
  readonly width: number
}

/** Rows, their sum, what ties to the ledger, and the notes; every page begins with the heads of the columns. */
export async function reportPdf<Of extends Columns>(
  fonts: StubFonts,
  report: Report<Of>,
  { company, on }: { readonly company: string; readonly on: string },
): Promise<Buffer> {
  const paper = await newPaper(fonts, {
    title: report.title,
    author: company,
    lang: 'en-US',
    on: new Date(`${on}T12:00:00Z`),
    layout: 'landscape',
  })
  return finished(paper, () => {
    const { columns, size } = fitted(paper, report)
    let y = drawTitle(paper, report, company)
    y = drawHeads(paper, columns, size, y)
    const height = size * ROW
    const room = (needed: number): void => {
      if (y + needed <= PAGE.bottom) return
      paper.addPage()
      y = drawHeads(paper, columns, size, PAGE.top)
    }
    const line = (row: Readonly<Record<string, unknown>>, label?: string, needs = 1): void => {
      room(needs * height)
      drawRow(paper, columns, row, { size, y, label })
      y += height
    }
    for (const [group, rows] of groupsOf(report)) {
      if (report.groupedBy) line({}, group, 3)
      for (const row of rows) line(row)
      if (!report.groupedBy) continue
      line(totalsOf(report.columns, rows), `${group}, total`)
      y += height / 2
    }
    room(2 * height)
    rule(paper, { x: PAGE.left, y, width: PAGE.right - PAGE.left })
    drawRow(paper, columns, report.totals, { size, y: y + 3, label: 'Total' })
    y += 2.5 * height
    for (const said of [...tiesSaid(report), ...report.notes]) {
      room(13)
      put(paper, said, { x: PAGE.left, y, width: PAGE.right - PAGE.left }, { size: 7.5, color: colors.soft })
      y += 13
    }
    drawFooters(paper)
  })
}

const tiesSaid = ({ ties }: Pick<Report<Columns>, 'ties'>): readonly string[] =>
  ties.map(({ what, reported, booked }) => {
    const [here, there] = [printed('money', reported), printed('money', booked)]
    return here === there
      ? `${what}: ${here}, as in the ledger.`
      : `${what}: ${here} here and ${there} in the ledger.`
  })

/** The largest letters at which every column has room for its widest cell; words give way to figures. */
function fitted<Of extends Columns>(
  paper: Paper,
  { columns, groupedBy, rows, totals }: Report<Of>,
): { readonly columns: readonly Drawn[]; readonly size: number } {
  const shown = Object.entries(columns).filter(
    ([name, { isForPrograms }]) => isForPrograms !== true && name !== groupedBy,
  )
  const widest = shown.map(([name, column]) => {
    const texts = rows.map((row) => printed(column.kind, row[name]))
    const sum = totals[name] === undefined ? [] : [printed(column.kind, totals[name])]
    return [column.label, ...texts, ...sum].reduce((a, b) => (b.length > a.length ? b : a))
  })
  const room = PAGE.right - PAGE.left
  const needs = (size: number) => widest.map((text) => widthOf(paper, text, { size, bold: true }) + GAP)
  const size = SIZES.find((each) => needs(each).reduce((a, b) => a + b, 0) <= room) ?? SIZES.at(-1)!
  const widths = needs(size)
  const spare = (room - widths.reduce((a, b) => a + b, 0)) / widths.length
  return {
    size,
    columns: shown.map(([name, column], at) => ({ name, column, width: widths[at]! + Math.max(0, spare) })),
  }
}

function drawTitle(paper: Paper, { title, about }: Report<Columns>, company: string): number {
  put(paper, title, { x: PAGE.left, y: PAGE.top }, { size: 15, bold: true, color: colors.accent })
  put(paper, about, { x: PAGE.left, y: PAGE.top + 20 }, { size: 9, color: colors.soft })
  putRight(paper, company, { edge: PAGE.right, y: PAGE.top + 4 }, { size: 10, bold: true })
  return PAGE.top + 40
}

function drawHeads(paper: Paper, columns: readonly Drawn[], size: number, y: number): number {
  const style = { size, color: colors.soft, bold: true }
  eachCell(columns, ({ column, left, right }) => {
    if (isFigure(column)) putRight(paper, column.label, { edge: right, y }, style)
    else put(paper, column.label, { x: left, y }, style)
  })
  const below = y + size * 1.5
  rule(paper, { x: PAGE.left, y: below, width: PAGE.right - PAGE.left })
  return below + 4
}

function drawRow(
  paper: Paper,
  columns: readonly Drawn[],
  row: Readonly<Record<string, unknown>>,
  { size, y, label }: { size: number; y: number; label?: string | undefined },
): void {
  const bold = label !== undefined
  eachCell(columns, ({ name, column, left, right }) => {
    const cell = row[name]
    if (bold && left === PAGE.left) return put(paper, label, { x: left, y }, { size, bold })
    if (cell === undefined) return
    const text = printed(column.kind, cell)
    if (isFigure(column)) putRight(paper, text, { edge: right, y }, { size, bold })
    else put(paper, text, { x: left, y }, { size, bold })
  })
}

const isFigure = ({ kind }: ReportColumn): boolean => kind !== 'text' && kind !== 'day'

function eachCell(
  columns: readonly Drawn[],
  draw: (cell: Drawn & { readonly left: number; readonly right: number }) => void,
): void {
  let left: number = PAGE.left
  for (const each of columns) {
    draw({ ...each, left, right: left + each.width - GAP })
    left += each.width
  }
}

function drawFooters(paper: Paper): void {
  const { start, count } = paper.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page)
    const words = `${page - start + 1} / ${count}`
    putRight(paper, words, { edge: PAGE.right, y: PAGE.bottom + 16 }, { size: 7, color: colors.soft })
  }
}

const printed = (kind: CellKind, value: unknown): string =>
  kind === 'money' && value !== null ? figure(value as bigint) : cellText(kind, value)
