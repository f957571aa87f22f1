import { put, putRight } from '../../statement/page/ink.ts'
import { colors, edges, type Paper } from '../../statement/page/paper.ts'

/** A box of a form: its label at the top, what stands in it below. */
export interface FormCell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
  readonly lines: readonly string[]
  /** Amounts stand at the right edge. */
  readonly isAmount?: boolean
}

export const LEFT = edges.left
export const FULL = edges.right - edges.left

const LINE = 11.5
const HEAD = 13

/** High enough for so many lines. */
export const heightFor = (lines: number, least: number): number => Math.max(least, HEAD + 5 + LINE * lines)

export function drawCell(paper: Paper, { x, y, width, height, label, lines, isAmount }: FormCell): void {
  paper.rect(x, y, width, height).lineWidth(0.6).strokeColor(colors.rule).stroke()
  put(paper, label, { x: x + 4, y: y + 3 }, { size: 6.5, color: colors.soft })
  for (const [at, line] of lines.filter((each) => each !== '').entries()) {
    const top = y + HEAD + LINE * at
    if (isAmount) putRight(paper, line, { edge: x + width - 6, y: top }, { size: 9 })
    else put(paper, line, { x: x + 4, y: top }, { size: 8.5 })
  }
}

/** A row of cells as wide as these shares of the page. */
export function rowOf(
  y: number,
  height: number,
  cells: readonly (readonly [share: number, label: string, value: string, isAmount?: boolean])[],
): readonly FormCell[] {
  let x = LEFT
  return cells.map(([share, label, value, isAmount = false]) => {
    const width = FULL * share
    const cell = { x, y, width, height, label, lines: [value], isAmount }
    x += width
    return cell
  })
}
