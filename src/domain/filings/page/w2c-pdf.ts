import { heightOf, put } from '../../statement/page/ink.ts'
import { colors, edges, type Paper, type StubFonts } from '../../statement/page/paper.ts'
import { drawCell, type FormCell, FULL, LEFT, rowOf } from './cells.ts'
import { type Copy, employeeCopies, type FormParties } from './w2-pdf.ts'

/** A W-2c for its worker: only boxes that changed, as they were reported and as they are right. */
export interface W2cPage extends FormParties {
  /** The revision of the form: `Rev. June 2024`. */
  readonly printed: string
  /** Boxes f and g: what was wrong; empty where it was right. */
  readonly previous: { readonly ssn: string; readonly name: string }
  readonly boxes: readonly W2cBox[]
  readonly explanation: string
}

interface W2cBox {
  readonly box: string
  readonly what: string
  readonly reported: string
  readonly corrected: string
}

export const w2cPdf = (fonts: StubFonts, page: W2cPage): Promise<Buffer> =>
  employeeCopies(fonts, page, { name: 'W-2c', drawCopy, drawNotice })

const ROW = 30

function drawCopy(paper: Paper, page: W2cPage, { copy: of, words }: Copy): void {
  const copy = of.replace('Employee’s FEDERAL', 'Employee’s Corrected FEDERAL')
  drawTitle(paper, page, copy)
  const top = edges.top + 38
  for (const cell of partyCells(page, top)) drawCell(paper, cell)
  let y = top + 34 + 34 + 34 + 72 + 12
  for (const box of page.boxes) {
    if (y + ROW > edges.bottom - 40) {
      paper.addPage()
      drawTitle(paper, page, copy)
      y = top
    }
    for (const cell of pairCells(box, y)) drawCell(paper, cell)
    y += ROW
  }
  put(paper, words, { x: LEFT, y: y + 10, width: FULL }, { size: 8, color: colors.soft })
}

function drawTitle(paper: Paper, { year, printed }: W2cPage, copy: string): void {
  const title = `Form W-2c  Corrected Wage and Tax Statement  ${year}`
  put(paper, title, { x: LEFT, y: edges.top }, { size: 13, bold: true })
  put(paper, printed, { x: LEFT + 420, y: edges.top + 3 }, { size: 8, color: colors.soft })
  put(paper, copy, { x: LEFT, y: edges.top + 19 }, { size: 9, bold: true })
}

function partyCells(page: W2cPage, y: number): readonly FormCell[] {
  const half = FULL / 2
  return [
    ...rowOf(y, 34, [
      [0.5, 'b  Employer’s Federal EIN', page.ein],
      [0.5, 'c  Tax year / Form corrected', `${page.year} / W-2`],
    ]),
    ...rowOf(y + 34, 34, [
      [0.5, 'd  Employee’s correct SSN', page.ssn],
      [0.5, 'e  Corrected SSN and/or name', page.previous.ssn || page.previous.name ? 'X' : ''],
    ]),
    ...rowOf(y + 68, 34, [
      [0.5, 'f  Employee’s previously reported SSN', page.previous.ssn],
      [0.5, 'g  Employee’s previously reported name', page.previous.name],
    ]),
    {
      ...{ x: LEFT, y: y + 102, width: half, height: 72 },
      ...{ label: 'a  Employer’s name, address, and ZIP code', lines: page.employer },
    },
    {
      ...{ x: LEFT + half, y: y + 102, width: half, height: 72 },
      ...{ label: 'h, i  Employee’s name, address, and ZIP code', lines: page.person },
    },
  ]
}

const pairCells = ({ box, what, reported, corrected }: W2cBox, y: number): readonly FormCell[] =>
  rowOf(y, ROW, [
    [0.4, `Box ${box}`, what],
    [0.3, 'Previously reported', reported, true],
    [0.3, 'Correct information', corrected, true],
  ])

const NOTICE: readonly string[] = [
  'This form corrects the Form W-2 of the year that box c shows. Boxes that are not shown here stay as they were.',
  'If you have not filed your income tax return for that year, attach Copy B of the original Form W-2 and Copy B of this form ' +
    'to it. If you have filed it and a federal amount changed, you may have to file an amended return (Form 1040-X).',
  'Keep Copy C until you begin to receive social security benefits, to help protect them.',
  'An amount of nothing is shown as -0-.',
]

function drawNotice(paper: Paper, { year, explanation }: W2cPage): void {
  put(paper, `Form W-2c ${year}: notice to employee`, { x: LEFT, y: edges.top }, { size: 12, bold: true })
  let y = edges.top + 26
  const why = explanation === '' ? [] : [`Why it is corrected: ${explanation}`]
  for (const each of [...NOTICE, ...why]) {
    put(paper, each, { x: LEFT, y, width: FULL }, { size: 9 })
    y += heightOf(paper, each, FULL, { size: 9 }) + 10
  }
}
