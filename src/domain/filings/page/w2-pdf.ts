import { figure } from '../../statement/page/figures.ts'
import { heightOf, put } from '../../statement/page/ink.ts'
import { colors, edges, finished, newPaper, type Paper, type StubFonts } from '../../statement/page/paper.ts'
import { amountIn, type PersonForm } from '../w2.ts'
import { drawCell, type FormCell, FULL, heightFor, LEFT, rowOf } from './cells.ts'

/** Whose form it is, and who furnishes it. */
export interface FormParties {
  readonly year: number
  readonly employer: readonly string[]
  readonly ein: string
  readonly person: readonly string[]
  /** Shortened to its last four digits; `Applied For` where there is none. */
  readonly ssn: string
}

/** A W-2 for its worker: copies B, C and 2 on plain paper, in our own form. */
export interface W2Page extends FormParties {
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

export const w2Pdf = (fonts: StubFonts, page: W2Page): Promise<Buffer> =>
  employeeCopies(fonts, page, { name: 'W-2', drawCopy, drawNotice })

export interface Copy {
  readonly copy: string
  readonly words: string
}

/** A page a copy, and the notice after them. */
export async function employeeCopies<Page extends FormParties>(
  fonts: StubFonts,
  page: Page,
  form: {
    readonly name: string
    readonly drawCopy: (paper: Paper, page: Page, copy: Copy) => void
    readonly drawNotice: (paper: Paper, page: Page) => void
  },
): Promise<Buffer> {
  const paper = await newPaper(fonts, {
    title: `Form ${form.name} ${page.year}`,
    author: page.employer[0] ?? '',
    lang: 'en-US',
    on: new Date(`${page.year}-12-31T12:00:00Z`),
  })
  return finished(paper, () => {
    COPIES.forEach(([copy, words], at) => {
      if (at > 0) paper.addPage()
      form.drawCopy(paper, page, { copy, words })
    })
    paper.addPage()
    form.drawNotice(paper, page)
  })
}

const HALF = FULL / 2
const QUARTER = FULL / 4

function drawCopy(paper: Paper, page: W2Page, { copy, words }: Copy): void {
  const title = `Form W-2  Wage and Tax Statement  ${page.year}`
  put(paper, title, { x: LEFT, y: edges.top }, { size: 13, bold: true })
  if (page.isCorrected)
    put(paper, 'CORRECTED', { x: LEFT + 380, y: edges.top }, { size: 13, bold: true, color: colors.stamp })
  put(paper, copy, { x: LEFT, y: edges.top + 19 }, { size: 9, bold: true })
  const cells = cellsOf(page, edges.top + 38)
  for (const cell of cells) drawCell(paper, cell)
  let bottom = bottomOf(cells)
  let rest = stateRows(page.form)
  while (rest.length > 0) {
    if (bottom + STATE_HEIGHT + 40 > edges.bottom) {
      paper.addPage()
      put(paper, `${title}, continued`, { x: LEFT, y: edges.top }, { size: 13, bold: true })
      put(paper, `${page.person[0]}  ${page.ssn}`, { x: LEFT, y: edges.top + 19 }, { size: 9 })
      bottom = edges.top + 38
    }
    const row = stateCells(rest[0], bottom)
    for (const cell of row) drawCell(paper, cell)
    bottom = bottomOf(row)
    rest = rest.slice(1)
  }
  put(paper, words, { x: LEFT, y: bottom + 10, width: FULL }, { size: 8, color: colors.soft })
}

const bottomOf = (cells: readonly FormCell[]): number => Math.max(...cells.map(({ y, height }) => y + height))

/** Boxes a to f at the left, 1 to 6 at the upper right in the order of the form. */
function cellsOf(page: W2Page, top: number): readonly FormCell[] {
  const { form } = page
  const right = (line: string, label: string, at: number): FormCell => ({
    x: LEFT + HALF + (at % 2) * QUARTER,
    y: top + 34 * Math.floor(at / 2),
    width: QUARTER,
    height: 34,
    label: `${line}  ${label}`,
    lines: [line === '9' ? '' : figure(amountIn(form.lines, line))],
    isAmount: true,
  })
  const left = (y: number, height: number, label: string, lines: readonly string[]): FormCell => ({
    x: LEFT,
    y: top + y,
    width: HALF,
    height,
    label,
    lines,
  })
  const lower = lowerHeight(form, page.year)
  return [
    left(0, 34, 'a  Employee’s social security number', [page.ssn]),
    left(34, 34, 'b  Employer identification number (EIN)', [page.ein]),
    left(68, UPPER - 68, 'c  Employer’s name, address, and ZIP code', page.employer),
    left(UPPER, 30, 'd  Control number', [page.control]),
    left(UPPER + 30, lower - 30, 'e, f  Employee’s name, address, and ZIP code', page.person),
    right('1', 'Wages, tips, other compensation', 0),
    right('2', 'Federal income tax withheld', 1),
    right('3', 'Social security wages', 2),
    right('4', 'Social security tax withheld', 3),
    right('5', 'Medicare wages and tips', 4),
    right('6', 'Medicare tax withheld', 5),
    right('7', 'Social security tips', 6),
    right('8', 'Allocated tips', 7),
    right('9', '', 8),
    right('10', 'Dependent care benefits', 9),
    ...codeCells(page, top + UPPER, lower),
  ]
}

/** Five rows of boxes 1 to 10; 9 has been empty since 2011. */
const UPPER = 5 * 34

const coded = (values: PersonForm['codes']): readonly string[] =>
  Object.entries(values).map(([code, amount]) => `${code}   ${figure(amount)}`)

const FLAGS_HEIGHT = 54
/** As high as the codes of box 12 or the labels of box 14 ask for: none is left out. */
const lowerHeight = ({ codes, labels }: PersonForm, year: number): number =>
  Math.max(
    heightFor(Object.keys(codes).length, 106),
    FLAGS_HEIGHT + heightFor(Object.keys(labels).length, 52) + occupationsHeight(year),
  )

/** Box 14 is split from 2026 on: what is other, and the occupations of tipped jobs. */
const occupationsHeight = (year: number): number => (year >= 2026 ? 30 : 0)

function codeCells({ form, year }: W2Page, y: number, height: number): readonly FormCell[] {
  const flags = [
    ['13a', 'Statutory employee'],
    ['13b', 'Retirement plan'],
    ['13c', 'Third-party sick pay'],
  ] as const
  const marked = flags.map(([line, words]) => `${form.lines[line] === 'X' ? 'X' : '–'}  ${words}`)
  const [x, width] = [LEFT + HALF, QUARTER]
  const below = occupationsHeight(year)
  const other = { x: x + width, y: y + FLAGS_HEIGHT, width, height: height - FLAGS_HEIGHT - below }
  const occupations = { x: x + width, y: y + height - below, width, height: below }
  return [
    { x, y, width, height, label: '12  See the codes', lines: coded(form.codes) },
    { x: x + width, y, width, height: FLAGS_HEIGHT, label: '13', lines: marked },
    { ...other, label: below > 0 ? '14a  Other' : '14  Other', lines: coded(form.labels) },
    ...(below > 0
      ? [{ ...occupations, label: '14b  Tipped occupation codes', lines: [String(form.lines['14b'] ?? '')] }]
      : []),
  ]
}

const STATE_HEIGHT = 32
type StateRow = PersonForm['states'][number] | undefined

/** One row a state and place; a form without any shows empty boxes. */
const stateRows = ({ states }: PersonForm): readonly StateRow[] =>
  states.length === 0 ? [undefined] : states

function stateCells(row: StateRow, top: number): readonly FormCell[] {
  const amount = (value: bigint | undefined): string => (value ? figure(value) : '')
  const isLocal = row !== undefined && row.locality !== ''
  return rowOf(top, STATE_HEIGHT, [
    [0.2, '15  State, employer’s state ID', row ? `${row.state}  ${row.account}` : ''],
    [0.17, '16  State wages, tips, etc.', amount(row?.wages), true],
    [0.15, '17  State income tax', amount(row?.tax), true],
    [0.17, '18  Local wages, tips, etc.', isLocal ? amount(row.localWages) : '', true],
    [0.15, '19  Local income tax', isLocal ? amount(row.localTax) : '', true],
    [0.16, '20  Locality name', row?.locality ?? ''],
  ])
}

const NOTICE: readonly string[] = [
  'Do you have to file? Refer to the instructions for your tax return. Even if you do not have to file, you may be eligible ' +
    'for a refund if box 2 shows an amount, or if you can take the earned income credit (EIC).',
  'Earned income credit. You may be able to take the EIC if your income is below certain amounts; workers without ' +
    'children could qualify. You cannot take it if your investment income is above a limit, or if it is from services as an ' +
    'inmate at a penal institution.',
  'Corrections. If your name, social security number or address is incorrect, ask your employer to correct it; ask for a Form ' +
    'W-2c where the social security number or an amount was wrong when the form was filed.',
  'Box 8, allocated tips: they are not in boxes 1, 3, 5 or 7; Form 4137 says how to report tips.',
  'Box 12 codes: A and B uncollected taxes on tips; C group-term life insurance over 50,000, inside boxes 1, 3 and 5; D, E, G ' +
    'and S elective deferrals; T adoption benefits; W health savings account; AA and BB Roth contributions; DD cost of ' +
    'employer-sponsored health coverage, which is not taxable.',
  'Box 13, retirement plan: special limits may apply to the amount of traditional IRA contributions that you may deduct.',
]

/** From 2026 on. */
const NOTICE_OF_TIPS: readonly string[] = [
  'Codes TP and TT: cash tips and qualified overtime are inside boxes 1 and 5; they only say how much of them there is.',
  'Box 14b: the Treasury codes of the jobs in which code TP was earned; 000 is a job that is not listed.',
]

/** The explanations that go with the copies. */
function drawNotice(paper: Paper, { year }: W2Page): void {
  put(paper, `Form W-2 ${year}: notice to employee`, { x: LEFT, y: edges.top }, { size: 12, bold: true })
  let y = edges.top + 26
  for (const each of [...NOTICE, ...(year >= 2026 ? NOTICE_OF_TIPS : [])]) {
    put(paper, each, { x: LEFT, y, width: FULL }, { size: 9 })
    y += heightOf(paper, each, FULL, { size: 9 }) + 10
  }
}
