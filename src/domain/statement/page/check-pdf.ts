import { amountWords } from '../../checks/amount-words.ts'
import { checkMachine, type PaperCheck } from '../../checks/check.ts'
import type { PostalAddress } from '../facts.ts'
import type { Stub } from '../stub.ts'
import { printedDay } from '../words.ts'
import { figure, money } from './figures.ts'
import { fitting, put, putRight } from './ink.ts'
import { colors, edges, finished, newPaper, type Paper, rule, type StubFonts } from './paper.ts'

/** A check and what it pays. */
export interface PrintedCheck {
  readonly check: PaperCheck
  readonly stub: Stub
  readonly bankName: string
  /** The numbers for the bank at the foot of the check; without them the stock has them. */
  readonly micr: string | undefined
}

/** One page of check stock each: the check on top, the statement of earnings below. */
export async function checksPdf(checks: readonly PrintedCheck[], fonts: StubFonts): Promise<Buffer> {
  const [first] = checks
  const paper = await newPaper(fonts, {
    title: 'Checks',
    author: first!.stub.companyName,
    lang: 'en-US',
    on: new Date(`${first!.check.checkDate}T12:00:00Z`),
  })
  return finished(paper, () => {
    for (const [at, each] of checks.entries()) {
      if (at > 0) paper.addPage()
      drawCheck(paper, each)
      drawStub(paper, each)
    }
  })
}

/** Three and a half inches: the upper part of usual stock. */
const CHECK = 252
const FULL = edges.right - edges.left
const LABEL = { size: 7, color: colors.soft }
const SMALL = { size: 8.5 }

function drawCheck(paper: Paper, { check, stub, bankName, micr }: PrintedCheck): void {
  const name = fitting(paper, stub.companyName, { width: 280, lines: 1, sizes: [12, 10, 8], bold: true })
  put(paper, stub.companyName, { x: edges.left, y: 28, width: 280 }, name)
  for (const [at, line] of addressOf(stub.employerAddress).entries()) {
    put(paper, line, { x: edges.left, y: 44 + at * 11 }, SMALL)
  }
  put(paper, bankName, { x: 330, y: 30 }, SMALL)
  putRight(paper, String(check.checkNumber), { edge: edges.right, y: 27 }, { size: 13, bold: true })
  putRight(paper, printedDay(check.checkDate, 'en'), { edge: edges.right, y: 62 }, { size: 10 })

  put(paper, 'PAY TO THE ORDER OF', { x: edges.left, y: 94 }, LABEL)
  put(paper, check.payee, { x: edges.left + 90, y: 89, width: 300 }, { size: 11, bold: true })
  rule(paper, { x: edges.left + 88, y: 104, width: 320 })
  putRight(paper, `**${money(check.amount)}`, { edge: edges.right, y: 89 }, { size: 12, bold: true })
  const words = `${amountWords(check.amount)} dollars`
  const style = fitting(paper, words, { width: FULL, lines: 1, sizes: [10.5, 9, 7.5, 6.5] })
  put(paper, `${words} ***`, { x: edges.left, y: 118, width: FULL }, style)
  rule(paper, { x: edges.left, y: 133, width: FULL })

  for (const [at, line] of [check.payee, ...addressOf(stub.userAddress)].entries()) {
    put(paper, line, { x: edges.left + 30, y: 144 + at * 11 }, SMALL)
  }
  put(paper, `Net pay ${stub.payPeriod}`, { x: edges.left, y: 196 }, SMALL)
  rule(paper, { x: 372, y: 206, width: 200 })
  put(paper, 'AUTHORIZED SIGNATURE', { x: 372, y: 209 }, LABEL)
  if (micr !== undefined) put(paper, micr, { x: edges.left + 60, y: 226 }, { size: 11 })
  if (check.status === checkMachine.state.voided) across(paper, 'VOID')
  else if (check.printed > 0) across(paper, 'COPY')
  paper.dash(3, { space: 3 })
  rule(paper, { x: 0, y: CHECK, width: edges.width })
  paper.undash()
}

/** A copy is no second check: whoever takes it sees that. */
function across(paper: Paper, word: string): void {
  paper.save().fillOpacity(0.16)
  put(paper, word, { x: 190, y: 64 }, { size: 96, bold: true, color: colors.stamp })
  paper.restore().fillOpacity(1)
}

function drawStub(paper: Paper, { check, stub }: PrintedCheck): void {
  let y = CHECK + 24
  put(paper, stub.userName, { x: edges.left, y }, { size: 11, bold: true })
  putRight(paper, `Check ${check.checkNumber}`, { edge: edges.right, y }, { size: 10 })
  y += 15
  const days = `${stub.payPeriod}  ·  paid ${printedDay(stub.payDate, 'en')}`
  put(paper, days, { x: edges.left, y }, { ...SMALL, color: colors.soft })
  y += 20
  const { totals } = stub
  const lists = [
    { title: 'Earnings', lines: stub.earnings, total: totals.gross },
    { title: 'Reimbursements', lines: stub.reimbursementLines, total: totals.reimbursements },
    { title: 'Taxes', lines: stub.taxes, total: totals.taxes },
    { title: 'Deductions', lines: stub.deductions, total: totals.deductions },
    { title: 'Orders', lines: stub.garnishments, total: totals.garnishments },
  ]
  const shown = lists.filter(({ lines }) => lines.some(({ amount }) => amount !== 0n))
  const most = Math.floor((ROOM - shown.length * 3) / Math.max(1, shown.length))
  for (const { title, lines, total } of shown) {
    put(paper, title, { x: edges.left, y }, { size: 9, bold: true, color: colors.accent })
    putRight(paper, 'This pay', { edge: 440, y: y + 1 }, LABEL)
    putRight(paper, 'Year to date', { edge: edges.right, y: y + 1 }, LABEL)
    rule(paper, { x: edges.left, y: y + 12, width: FULL })
    y += 16
    const some = lines.filter(({ amount }) => amount !== 0n)
    for (const line of some.slice(0, most)) y = drawLine(paper, y, line.name, line)
    if (some.length > most) y = drawLine(paper, y, `and ${some.length - most} more on the pay stub`)
    y = drawLine(paper, y, 'Total', total) + 7
  }
  rule(paper, { x: edges.left, y, width: FULL })
  drawLine(paper, y + 6, 'Net pay', totals.net, { size: 11, bold: true })
}

/** Lines that fit below the check. */
const ROOM = 34

function drawLine(
  paper: Paper,
  y: number,
  name: string,
  given?: { readonly amount: bigint; readonly yearToDate: bigint },
  style = SMALL as { size: number; bold?: boolean },
): number {
  put(paper, name, { x: edges.left, y }, style)
  if (given) {
    putRight(paper, figure(given.amount), { edge: 440, y }, style)
    putRight(paper, figure(given.yearToDate), { edge: edges.right, y }, style)
  }
  return y + 11.5
}

const addressOf = (address: PostalAddress | null): readonly string[] =>
  address === null
    ? []
    : [
        [address.address1, address.address2].filter((line) => line !== '').join(', '),
        `${address.city}, ${address.state} ${address.zipcode}`,
      ]
