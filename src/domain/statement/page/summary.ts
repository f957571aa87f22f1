import { figure, money } from './figures.ts'
import { put, putRight } from './ink.ts'
import { colors, edges, type Paper } from './paper.ts'
import type { Print } from './print.ts'

/** How gross pay becomes net pay, now and this year: the page in one band. Answers where the rest begins. */
export function drawSummary(paper: Paper, { stub, words }: Print, y: number): number {
  const { totals } = stub
  const middle = [
    [words.taxes, totals.taxes],
    [words.deductions, totals.deductions],
    [words.garnishments, totals.garnishments],
    [words.reimbursements, totals.reimbursements],
    [words.notPaidInCash, totals.notPaidInCash],
  ] as const
  const isContractor = stub.workerType !== 'W2'
  const shown = [
    [words.grossPay, totals.gross] as const,
    ...middle.filter(
      ([, { amount, yearToDate }], n) => (n < 2 && !isContractor) || amount !== 0n || yearToDate !== 0n,
    ),
  ]
  const { left, right } = edges
  paper.roundedRect(left, y, right - left, 54, 5).fill(colors.tint)
  const rows = [words.thisPeriod, words.yearToDate]
  for (const [n, label] of rows.entries()) {
    put(paper, label, { x: left + 10, y: y + 21.5 + n * 15 }, { size: 8, color: colors.soft })
  }
  const first = left + 74
  const net = right - 12
  const step = (net - 86 - first) / shown.length
  for (const [n, [label, total]] of shown.entries()) {
    const edge = first + (n + 1) * step
    putRight(paper, label, { edge, y: y + 8 }, { size: 7, color: colors.soft })
    putRight(paper, figure(total.amount), { edge, y: y + 21 }, { size: 8.5 })
    putRight(paper, figure(total.yearToDate), { edge, y: y + 36 }, { size: 8.5 })
  }
  putRight(paper, words.netPay, { edge: net, y: y + 8 }, { size: 7, bold: true, color: colors.accent })
  putRight(
    paper,
    money(totals.net.amount),
    { edge: net, y: y + 18 },
    { size: 12, bold: true, color: colors.accent },
  )
  putRight(paper, money(totals.net.yearToDate), { edge: net, y: y + 36 }, { size: 8.5, bold: true })
  return y + 54 + 16
}
