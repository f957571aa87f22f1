import { dollars } from '../../../kernel/money.ts'
import { put } from '../../statement/page/ink.ts'
import { colors, edges, finished, newPaper, type Paper, type StubFonts } from '../../statement/page/paper.ts'
import { amountIn, type PersonForm } from '../w2.ts'

/** A W-2 for its worker: copies B, C and 2 on plain paper, in our own form. */
export interface W2Page {
  readonly year: number
  readonly employer: readonly string[]
  readonly ein: string
  readonly person: readonly string[]
  /** Shortened to its last four digits; `Applied For` where there is none. */
  readonly ssn: string
  readonly control: string
  readonly form: PersonForm
  readonly isCorrected: boolean
}

/** What each copy is for, as the rules of substitute forms ask. */
const COPIES = [
  [
    'Copy B — To Be Filed With Employee’s FEDERAL Tax Return',
    'This information is being furnished to the Internal Revenue Service.',
  ],
  [
    'Copy 2 — To Be Filed With Employee’s State, City, or Local Income Tax Return',
    'Use it where a state, city or local return asks for a copy.',
  ],
  [
    'Copy C — For EMPLOYEE’S RECORDS',
    'This information is being furnished to the Internal Revenue Service. If you are required to file a tax return, a ' +
      'negligence penalty or other sanction may be imposed on you if this income is taxable and you fail to report it.',
  ],
] as const

export function w2Pdf(fonts: StubFonts, page: W2Page): Promise<Buffer> {
  const paper = newPaper(fonts, {
    title: `Form W-2 ${page.year}`,
    author: page.employer[0] ?? '',
    lang: 'en-US',
    on: new Date(`${page.year}-12-31T12:00:00Z`),
  })
  return finished(paper, () => {
    COPIES.forEach(([copy, words], at) => {
      if (at > 0) paper.addPage()
      drawCopy(paper, page, { copy, words })
    })
    paper.addPage()
    drawNotice(paper, page)
  })
}

const [LEFT, FULL] = [edges.left, edges.right - edges.left]
const HALF = FULL / 2
const QUARTER = FULL / 4

interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: string
  readonly lines: readonly string[]
}

function drawCopy(paper: Paper, page: W2Page, { copy, words }: { copy: string; words: string }): void {
  const title = `Form W-2  Wage and Tax Statement  ${page.year}`
  put(paper, title, { x: LEFT, y: edges.top }, { size: 13, bold: true })
  if (page.isCorrected)
    put(paper, 'CORRECTED', { x: LEFT + 380, y: edges.top }, { size: 13, bold: true, color: colors.stamp })
  put(paper, copy, { x: LEFT, y: edges.top + 19 }, { size: 9, bold: true })
  for (const cell of cellsOf(page, edges.top + 38)) drawCell(paper, cell)
  put(paper, words, { x: LEFT, y: 520, width: FULL }, { size: 8, color: colors.soft })
}

/** Boxes a to f at the left, 1 to 6 at the upper right in the order of the form. */
function cellsOf(page: W2Page, top: number): readonly Cell[] {
  const { form } = page
  const box = (line: string): string => dollars(amountIn(form.lines, line))
  const right = (line: string, label: string, at: number): Cell => ({
    x: LEFT + HALF + (at % 2) * QUARTER,
    y: top + 34 * Math.floor(at / 2),
    width: QUARTER,
    height: 34,
    label: `${line}  ${label}`,
    lines: [box(line)],
  })
  const left = (y: number, height: number, label: string, lines: readonly string[]): Cell => ({
    x: LEFT,
    y: top + y,
    width: HALF,
    height,
    label,
    lines,
  })
  return [
    left(0, 34, 'a  Employee’s social security number', [page.ssn]),
    left(34, 34, 'b  Employer identification number (EIN)', [page.ein]),
    left(68, 68, 'c  Employer’s name, address, and ZIP code', page.employer),
    left(136, 30, 'd  Control number', [page.control]),
    left(166, 72, 'e, f  Employee’s name, address, and ZIP code', page.person),
    right('1', 'Wages, tips, other compensation', 0),
    right('2', 'Federal income tax withheld', 1),
    right('3', 'Social security wages', 2),
    right('4', 'Social security tax withheld', 3),
    right('5', 'Medicare wages and tips', 4),
    right('6', 'Medicare tax withheld', 5),
    right('7', 'Social security tips', 6),
    right('10', 'Dependent care benefits', 7),
    ...lowerCells(page, top),
  ]
}

function lowerCells({ form }: W2Page, top: number): readonly Cell[] {
  const coded = (values: PersonForm['codes']): readonly string[] =>
    Object.entries(values).map(([code, amount]) => `${code}  ${dollars(amount)}`)
  const flags = [
    ['13a', 'Statutory employee'],
    ['13b', 'Retirement plan'],
    ['13c', 'Third-party sick pay'],
  ] as const
  const marked = flags.map(([line, words]) => `${form.lines[line] === 'X' ? 'X' : '–'}  ${words}`)
  const states = form.states.map(
    ({ state, account, wages, tax, localWages, localTax, locality }) =>
      `${state}  ${account}   16: ${dollars(wages)}   17: ${dollars(tax)}` +
      (locality === '' ? '' : `   18: ${dollars(localWages)}   19: ${dollars(localTax)}   20: ${locality}`),
  )
  const x = LEFT + HALF
  return [
    { x, y: top + 136, width: QUARTER, height: 102, label: '12  See the codes', lines: coded(form.codes) },
    { x: x + QUARTER, y: top + 136, width: QUARTER, height: 48, label: '13', lines: marked },
    {
      x: x + QUARTER,
      y: top + 184,
      width: QUARTER,
      height: 54,
      label: '14  Other',
      lines: coded(form.labels),
    },
    {
      x: LEFT,
      y: top + 238,
      width: FULL,
      height: 24 + 13 * Math.max(1, states.length),
      label:
        '15  State, employer’s state ID    16-17  State wages and tax    18-20  Local wages, tax, locality',
      lines: states,
    },
  ]
}

function drawCell(paper: Paper, { x, y, width, height, label, lines }: Cell): void {
  paper.rect(x, y, width, height).lineWidth(0.6).strokeColor(colors.rule).stroke()
  put(paper, label, { x: x + 4, y: y + 3 }, { size: 6.5, color: colors.soft })
  for (const [at, line] of lines.filter((each) => each !== '').entries())
    put(paper, line, { x: x + 4, y: y + 13 + 11.5 * at }, { size: 8.5 })
}

/** The explanations that go with the copies. */
function drawNotice(paper: Paper, { year }: W2Page): void {
  put(paper, `Form W-2 ${year}: notice to employee`, { x: LEFT, y: edges.top }, { size: 12, bold: true })
  const words = [
    'Do you have to file? Refer to the instructions for your tax return. Even if you do not have to file, you may be eligible ' +
      'for a refund if box 2 shows an amount, or if you can take the earned income credit (EIC).',
    'Earned income credit. You may be able to take the EIC if your income is below certain amounts; workers without ' +
      'children could qualify. You cannot take it if your investment income is above a limit, or if it is from services as an ' +
      'inmate at a penal institution.',
    'Corrections. If your name, social security number or address is incorrect, ask your employer to correct it; ask for a Form ' +
      'W-2c where the social security number or an amount was wrong when the form was filed.',
    'Box 12 codes: A and B uncollected taxes on tips; C group-term life insurance over 50,000, inside boxes 1, 3 and 5; D, E, G ' +
      'and S elective deferrals; T adoption benefits; W health savings account; AA and BB Roth contributions; DD cost of ' +
      'employer-sponsored health coverage, which is not taxable; TP cash tips and TT qualified overtime, inside boxes 1 and 5.',
    'Box 13, retirement plan: special limits may apply to the amount of traditional IRA contributions that you may deduct.',
  ]
  let y = edges.top + 26
  for (const each of words) {
    put(paper, each, { x: LEFT, y, width: FULL }, { size: 9 })
    y += 52
  }
}
