import { put, putRight } from '../../statement/page/ink.ts'
import {
  colors,
  edges,
  finished,
  newPaper,
  type Paper,
  rule,
  type StubFonts,
} from '../../statement/page/paper.ts'

/** What stands at the head of every page. */
export interface SheetHead {
  readonly title: string
  readonly subtitle: string
  readonly employer: readonly string[]
  /** The day that the file says it was made on: the same facts give the same bytes. */
  readonly on: string
}

interface SheetRow {
  readonly line: string
  readonly what: string
  readonly value: string
}

export interface SheetPart {
  readonly title: string
  readonly rows: readonly SheetRow[]
}

const FULL = edges.right - edges.left
const ROW = 15
const HEAD_LINE = 13

/** Pages that a person can check line by line: no copy of the agency's own paper. */
export function sheetPdf(
  fonts: StubFonts,
  head: SheetHead,
  parts: readonly SheetPart[],
  notes: readonly string[],
): Promise<Buffer> {
  const paper = newPaper(fonts, {
    title: head.title,
    author: head.employer[0] ?? '',
    lang: 'en-US',
    on: new Date(`${head.on}T12:00:00Z`),
  })
  return finished(paper, () => {
    let y = drawHead(paper, head)
    const room = (height: number): void => {
      if (y + height <= edges.bottom) return
      paper.addPage()
      y = edges.top
    }
    for (const part of parts) {
      room(3 * ROW)
      y = drawTitle(paper, part.title, y)
      for (const row of part.rows) {
        room(ROW)
        drawRow(paper, row, y)
        y += ROW
      }
      y += 8
    }
    for (const note of notes) {
      room(2 * ROW)
      put(paper, note, { x: edges.left, y, width: FULL }, { size: 8, color: colors.soft })
      y += 2 * ROW
    }
  })
}

function drawHead(paper: Paper, { title, subtitle, employer }: SheetHead): number {
  put(paper, title, { x: edges.left, y: edges.top }, { size: 15, bold: true, color: colors.accent })
  put(paper, subtitle, { x: edges.left, y: edges.top + 21 }, { size: 9, color: colors.soft })
  let y = edges.top + 40
  for (const line of employer.filter((each) => each !== '')) {
    put(paper, line, { x: edges.left, y }, { size: 9 })
    y += HEAD_LINE
  }
  rule(paper, { x: edges.left, y: y + 5, width: FULL })
  return y + 14
}

function drawTitle(paper: Paper, title: string, y: number): number {
  put(paper, title, { x: edges.left, y }, { size: 10, bold: true })
  return y + ROW + 2
}

function drawRow(paper: Paper, { line, what, value }: SheetRow, y: number): void {
  put(paper, line, { x: edges.left, y }, { size: 9, bold: true })
  put(paper, what, { x: edges.left + 62, y }, { size: 9 })
  putRight(paper, value, { edge: edges.right, y }, { size: 9 })
  rule(paper, { x: edges.left, y: y + 12, width: FULL }, colors.hair)
}
