import { heightOf, put, putRight, widthOf } from '../../statement/page/ink.ts'
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
  /** At the right edge, the last one last. */
  readonly values: readonly string[]
}

export interface SheetPart {
  readonly title: string
  /** Above the values. */
  readonly heads?: readonly string[]
  readonly rows: readonly SheetRow[]
}

const FULL = edges.right - edges.left
const ROW = 15
const HEAD_LINE = 13
const NAME = 62
const COLUMN = 82

/** Pages that a person can check line by line: no copy of the agency's own paper. */
export async function sheetPdf(
  fonts: StubFonts,
  head: SheetHead,
  parts: readonly SheetPart[],
  notes: readonly string[],
): Promise<Buffer> {
  const paper = await newPaper(fonts, {
    title: head.title,
    author: head.employer[0] ?? '',
    lang: 'en-US',
    on: new Date(`${head.on}T12:00:00Z`),
  })
  return finished(paper, () => {
    let y = drawHead(paper, head)
    /** Whether a page had to be turned for it. */
    const turns = (height: number): boolean => {
      if (y + height <= edges.bottom) return false
      paper.addPage()
      y = edges.top
      return true
    }
    for (const part of parts) {
      turns(3 * ROW)
      y = drawTitle(paper, part, y)
      for (const row of part.rows) {
        const height = rowHeight(paper, row)
        if (turns(height)) y = drawTitle(paper, { ...part, title: `${part.title}, continued` }, y)
        drawRow(paper, row, { y, height })
        y += height
      }
      y += 8
    }
    for (const note of notes) {
      const height = heightOf(paper, note, FULL, NOTE) + 5
      turns(height)
      put(paper, note, { x: edges.left, y, width: FULL }, NOTE)
      y += height
    }
    numberPages(paper, head.title)
  })
}

const NOTE = { size: 8, color: colors.soft }
const TEXT = { size: 9 }

/** Which of how many: pages that are printed get mixed up. */
function numberPages(paper: Paper, title: string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    paper.switchToPage(at)
    const words = `${title} · page ${at - start + 1} of ${count}`
    putRight(paper, words, { edge: edges.right, y: edges.bottom + 12 }, { size: 7, color: colors.soft })
  }
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

function drawTitle(paper: Paper, { title, heads = [] }: SheetPart, y: number): number {
  put(paper, title, { x: edges.left, y }, { size: 10, bold: true })
  heads.forEach((head, at) => {
    putRight(paper, head, { edge: edgeOf(at, heads.length), y: y + 2 }, { size: 7.5, color: colors.soft })
  })
  return y + ROW + 2
}

const edgeOf = (at: number, count: number): number => edges.right - COLUMN * (count - 1 - at)

/** What is left of the values for words. Words of a value, such as a schedule, take what they need. */
const wordsWidth = (paper: Paper, { values }: SheetRow): number => {
  const [first = ''] = values
  const taken = COLUMN * (values.length - 1) + Math.max(widthOf(paper, first, TEXT), 40)
  return FULL - NAME - taken - 10
}

const rowHeight = (paper: Paper, row: SheetRow): number =>
  Math.max(ROW, heightOf(paper, row.what, wordsWidth(paper, row), TEXT) + 3)

function drawRow(paper: Paper, row: SheetRow, { y, height }: { y: number; height: number }): void {
  const { line, what, values } = row
  put(paper, line, { x: edges.left, y }, { size: 9, bold: true })
  put(paper, what, { x: edges.left + NAME, y, width: wordsWidth(paper, row) }, TEXT)
  values.forEach((value, at) => {
    putRight(paper, value, { edge: edgeOf(at, values.length), y }, TEXT)
  })
  rule(paper, { x: edges.left, y: y + height - 3, width: FULL }, colors.hair)
}
