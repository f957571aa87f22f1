import PDFDocument from 'pdfkit'
import { type Day, easternDay, type Instant } from '../../kernel/dates.ts'
import { dollars } from '../../kernel/money.ts'
import type { PeriodFacts } from './period.ts'
import type { Stub, StubLine } from './stub.ts'

const INK = '#1b2733'
const SOFT = '#6b7785'
const RULE = '#d5dbe1'
const TINT = '#f3f6f8'
const STAMP = '#b3261e'
const LEFT = 48
const RIGHT = 564
const COLUMNS = { hours: 360, amount: 460, year: RIGHT }

/** One page, the same bytes every time: the creation date is the pay date, and nothing else moves. */
export function stubPdf(stub: Stub, period: PeriodFacts & { voidedAt: Instant | null }): Promise<Buffer> {
  const created = new Date(`${period.payDate}T12:00:00Z`)
  const page = new PDFDocument({
    size: 'LETTER',
    margin: LEFT,
    info: {
      Title: `Pay stub ${stub.payDate}`,
      Author: stub.companyName,
      CreationDate: created,
      ModDate: created,
    },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
  })
  let y = heading(page, stub)
  if (period.voidedAt !== null) voidMark(page, easternDay(period.voidedAt))
  for (const [title, lines] of sections(stub)) y = section(page, { title, lines, y })
  totals(page, stub, y)
  page.end()
  return done
}

type Page = InstanceType<typeof PDFDocument>

const sections = (stub: Stub): readonly (readonly [string, readonly StubLine[]])[] =>
  (
    [
      ['Earnings', stub.earnings],
      ['Taxes', stub.taxes],
      ['Deductions', stub.deductions],
      ['Garnishments', stub.garnishments],
      ['Paid by the employer', [...stub.employerTaxes, ...stub.employerContributions]],
    ] as const
  ).filter(([, lines]) => lines.length > 0)

function heading(page: Page, stub: Stub): number {
  page.fillColor(INK).font('Helvetica-Bold').fontSize(18).text(stub.companyName, LEFT, 48)
  page.font('Helvetica').fontSize(10).fillColor(SOFT).text('Earnings statement', LEFT, 72)
  const facts = [
    ['Employee', stub.userName],
    ['Pay period', stub.payPeriod],
    ['Pay date', stub.payDate],
    ['Paid by', stub.paymentMethod],
  ] as const
  for (const [n, [name, value]] of facts.entries()) {
    page
      .fillColor(SOFT)
      .fontSize(8)
      .text(name.toUpperCase(), LEFT + n * 130, 98)
    page
      .fillColor(INK)
      .fontSize(10)
      .text(value, LEFT + n * 130, 110, { width: 124, ellipsis: true, height: 14 })
  }
  return 142
}

/** Across the page, under what is printed on it, and in words beside the title. */
function voidMark(page: Page, on: Day): void {
  page.save().rotate(-35, { origin: [306, 300] })
  page.fillColor(STAMP).fillOpacity(0.12).font('Helvetica-Bold').fontSize(150)
  page.text('VOID', 0, 240, { width: 612, align: 'center', lineBreak: false })
  page.restore().fillOpacity(1).fillColor(STAMP).fontSize(10)
  right(page, `VOID since ${on}`, RIGHT, 72, 200)
  page.font('Helvetica')
}

function section(
  page: Page,
  { title, lines, y }: { title: string; lines: readonly StubLine[]; y: number },
): number {
  page.rect(LEFT, y, RIGHT - LEFT, 18).fill(TINT)
  page
    .fillColor(INK)
    .font('Helvetica-Bold')
    .fontSize(9)
    .text(title, LEFT + 6, y + 5)
  page.font('Helvetica').fillColor(SOFT).fontSize(8)
  if (title === 'Earnings') right(page, 'Hours', COLUMNS.hours, y + 5)
  right(page, 'This period', COLUMNS.amount, y + 5)
  right(page, 'Year to date', COLUMNS.year - 6, y + 5)
  let at = y + 23
  for (const line of lines) {
    page
      .fillColor(INK)
      .fontSize(9)
      .text(line.name, LEFT + 6, at, { width: 250, height: 11, ellipsis: true })
    if (line.basis) basis(page, line.basis, at)
    if (line.hours !== undefined) right(page, line.hours.toFixed(2), COLUMNS.hours, at)
    right(page, grouped(line.amount), COLUMNS.amount, at)
    right(page, grouped(line.yearToDate), COLUMNS.year - 6, at)
    at += 14
  }
  return at + 6
}

function totals(page: Page, stub: Stub, y: number): void {
  page.moveTo(LEFT, y).lineTo(RIGHT, y).strokeColor(RULE).stroke()
  const rows = [
    ['Gross pay', stub.gross, stub.grossYearToDate],
    ['Net pay', stub.net, stub.netYearToDate],
  ] as const
  let at = y + 8
  for (const [name, amount, year] of rows) {
    page
      .font('Helvetica-Bold')
      .fillColor(INK)
      .fontSize(name === 'Net pay' ? 13 : 10)
      .text(name, LEFT + 6, at)
    right(page, grouped(amount), COLUMNS.amount, at)
    right(page, grouped(year), COLUMNS.year - 6, at)
    at += 20
  }
  page.font('Helvetica').fontSize(9).fillColor(SOFT)
  if (stub.notPaidInCash > 0n) {
    page.text('Of gross pay, not paid in cash', LEFT + 6, at)
    right(page, grouped(stub.notPaidInCash), COLUMNS.amount, at)
    at += 13
  }
  for (const { accountNumber, amount } of stub.accounts) {
    page.text(`Deposited to ${accountNumber}`, LEFT + 6, at)
    right(page, grouped(amount), COLUMNS.amount, at)
    at += 13
  }
  page
    .fontSize(8)
    .text(
      'Beside each tax: the wages it was taken on and the edition of the law. Every step: reports/explainPaycheck.',
      LEFT + 6,
      at + 8,
    )
}

/** The explanation in a word: the wages a tax was taken on and the law's edition. */
function basis(page: Page, text: string, y: number): void {
  page.fillColor(SOFT).fontSize(7)
  right(page, text, COLUMNS.hours + 20, y + 1.5, 200)
  page.fillColor(INK).fontSize(9)
}

const right = (page: Page, text: string, edge: number, y: number, width = 100): void =>
  void page.text(text, edge - width, y, { width, align: 'right', lineBreak: false })

const grouped = (amount: bigint): string => dollars(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
