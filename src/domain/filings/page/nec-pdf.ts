import { heightOf, put } from '../../statement/page/ink.ts'
import { colors, edges, finished, newPaper, type StubFonts } from '../../statement/page/paper.ts'
import { drawCell, type FormCell, FULL, heightFor, LEFT, rowOf } from './cells.ts'

/** Copy B of a 1099-NEC, on plain paper. */
export interface NecPage {
  readonly year: number
  readonly payer: readonly string[]
  readonly payerTin: string
  readonly phone: string
  readonly recipient: readonly string[]
  /** Shortened to its last four digits. */
  readonly recipientTin: string
  readonly account: string
  readonly boxes: readonly { readonly box: string; readonly what: string; readonly value: string }[]
  readonly isCorrected: boolean
}

export async function necPdf(fonts: StubFonts, page: NecPage): Promise<Buffer> {
  const paper = await newPaper(fonts, {
    title: `Form 1099-NEC ${page.year}`,
    author: page.payer[0] ?? '',
    lang: 'en-US',
    on: new Date(`${page.year}-12-31T12:00:00Z`),
  })
  return finished(paper, () => {
    const title = `Form 1099-NEC  Nonemployee Compensation  ${page.year}`
    put(paper, title, { x: LEFT, y: edges.top }, { size: 13, bold: true })
    if (page.isCorrected)
      put(paper, 'CORRECTED', { x: LEFT + 420, y: edges.top }, { size: 13, bold: true, color: colors.stamp })
    put(paper, 'Copy B — For Recipient', { x: LEFT, y: edges.top + 19 }, { size: 9, bold: true })
    const cells = cellsOf(page, edges.top + 38)
    for (const cell of cells) drawCell(paper, cell)
    let y = Math.max(...cells.map((cell) => cell.y + cell.height)) + 12
    for (const each of WORDS) {
      put(paper, each, { x: LEFT, y, width: FULL }, { size: 8.5, color: colors.soft })
      y += heightOf(paper, each, FULL, { size: 8.5 }) + 8
    }
  })
}

const WORDS: readonly string[] = [
  'This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence ' +
    'penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.',
  'You received this form because the payer paid you as someone who is not an employee. If you believe that you are an ' +
    'employee and cannot get this form corrected, report the income and see Form 8919.',
  'Box 4 shows backup withholding. Include it on your income tax return as tax withheld.',
]

/** Payer and recipient at the left, the boxes at the right in the order of the form. */
function cellsOf(page: NecPage, top: number): readonly FormCell[] {
  const half = FULL / 2
  const box = 36
  const right = page.boxes.map(
    ({ box: number, what, value }, at): FormCell => ({
      x: LEFT + half,
      y: top + box * at,
      width: half,
      height: box,
      label: `${number}  ${what}`,
      lines: [value],
      isAmount: true,
    }),
  )
  const payer = [...page.payer, page.phone]
  const payerHeight = heightFor(payer.filter((line) => line !== '').length, 76)
  const tins = { y: top + payerHeight, height: 34 }
  const recipient = { y: tins.y + tins.height, height: heightFor(page.recipient.length, 72) }
  return [
    {
      ...{ x: LEFT, y: top, width: half, height: payerHeight },
      ...{ label: 'PAYER’S name, address, and telephone number', lines: payer },
    },
    ...rowOf(tins.y, tins.height, [
      [0.25, 'PAYER’S TIN', page.payerTin],
      [0.25, 'RECIPIENT’S TIN', page.recipientTin],
    ]),
    {
      ...{ x: LEFT, width: half, ...recipient },
      ...{ label: 'RECIPIENT’S name and address', lines: page.recipient },
    },
    ...rowOf(recipient.y + recipient.height, 30, [[0.5, 'Account number', page.account]]),
    ...right,
  ]
}
