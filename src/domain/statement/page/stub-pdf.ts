import type { Day } from '../../../kernel/dates.ts'
import type { Stub } from '../stub.ts'
import { printedDay, type StubLanguage } from '../words.ts'
import { hoursText, money, rateText } from './figures.ts'
import { drawHeading } from './heading.ts'
import { fitting, heightOf, put, putRight } from './ink.ts'
import { earningsTable, leftTables, rightTables } from './lists.ts'
import { colors, edges, finished, newPaper, type Paper, rule, type StubFonts } from './paper.ts'
import { type Print, printOf } from './print.ts'
import { drawSummary } from './summary.ts'
import { drawTable, type Flow, type Pages } from './table.ts'

/** A stub as pages of US letter. The same facts give the same bytes. */
export async function stubPdf(
  stub: Stub,
  { fonts, language }: { readonly fonts: StubFonts; readonly language: StubLanguage },
): Promise<Buffer> {
  const print = printOf(stub, language)
  const paper = await newPaper(fonts, {
    title: `${print.words.title} ${stub.payDate}`,
    author: stub.companyName,
    lang: language === 'en' ? 'en-US' : 'es-US',
    on: new Date(`${stub.payDate}T12:00:00Z`),
  })
  return finished(paper, () => drawPages(paper, print))
}

const GUTTER = 20
const FULL = edges.right - edges.left
const NOTE = { size: 7.5, color: colors.soft }

function drawPages(paper: Paper, print: Print): void {
  if (print.stub.voidedAt !== null) stamp(paper, print)
  const y = drawSummary(paper, print, drawHeading(paper, print))
  const pages = pagesOf(paper, print)
  const flow: Flow = { x: edges.left, width: FULL, page: 0, y }
  const { continued } = print.words
  drawTable(pages, flow, earningsTable(print), continued)

  const half = (FULL - GUTTER) / 2
  const left: Flow = { ...flow, width: half }
  const right: Flow = { ...flow, x: edges.left + half + GUTTER, width: half }
  const taken = leftTables(print)
  for (const table of taken) drawTable(pages, left, table, continued)
  const rest = taken.length > 0 ? right : left
  for (const table of rightTables(print)) drawTable(pages, rest, table, continued)

  const page = Math.max(left.page, right.page)
  const ends = [left, right].filter((each) => each.page === page).map((each) => each.y)
  drawNotes(pages, print, { ...flow, page, y: Math.max(...ends) })
  drawFooters(paper, print)
}

/** A page that goes on begins with whose it is. */
function pagesOf(paper: Paper, print: Print): Pages {
  const { stub, words, language } = print
  return {
    paper,
    turnTo(page) {
      if (page < paper.bufferedPageRange().count) {
        paper.switchToPage(page)
        return AGAIN
      }
      paper.addPage()
      if (stub.voidedAt !== null) stamp(paper, print)
      const width = FULL - 150
      const whose = `${stub.companyName}  ·  ${stub.userName}`
      const style = fitting(paper, whose, { width, lines: 2, sizes: [8.5, 7.5, 6.5, 5.5, 4.5], bold: true })
      put(paper, whose, { x: edges.left, y: edges.top, width }, style)
      const paid = `${words.payDate} ${printedDay(stub.payDate, language)}`
      putRight(paper, paid, { edge: edges.right, y: edges.top }, { size: 8.5 })
      rule(paper, { x: edges.left, y: AGAIN - 10, width: FULL })
      return AGAIN
    },
  }
}

/** Where lists begin on a further page: below names of up to two lines. */
const AGAIN = edges.top + 36

function drawNotes(pages: Pages, print: Print, flow: Flow): void {
  for (const note of notesOf(print)) {
    const height = heightOf(pages.paper, note, FULL, NOTE) + 4
    if (flow.y + height > edges.bottom) {
      flow.page += 1
      flow.y = AGAIN
    }
    pages.turnTo(flow.page)
    put(pages.paper, note, { x: flow.x, y: flow.y, width: FULL }, NOTE)
    flow.y += height
  }
}

function notesOf(print: Print): readonly string[] {
  const { stub, words } = print
  const credits = stub.allowances.map(({ rate, hours, amount, minimumWage }) =>
    words.tipCredit({
      rate: `$${rateText(rate)}`,
      hours: hoursText(hours),
      amount: money(amount),
      minimum: money(minimumWage),
    }),
  )
  return [
    ...credits,
    ...(stub.notPaidInCash === 0n ? [] : [words.notPaidNote]),
    ...(stub.importedThrough === null ? [] : [importedNote(print, stub.importedThrough)]),
  ]
}

function importedNote({ stub, words, language }: Print, through: Day): string {
  const note = words.importedNote(printedDay(through, language))
  return stub.isNetYearKnown ? note : `${note} ${words.noNetNote}`
}

function drawFooters(paper: Paper, { words, stub, language }: Print): void {
  const { count } = paper.bufferedPageRange()
  const paid = printedDay(stub.payDate, language)
  for (let page = 0; page < count; page += 1) {
    paper.switchToPage(page)
    const y = edges.height - 34
    put(paper, `${words.payDate} ${paid}`, { x: edges.left, y }, { size: 7, color: colors.soft })
    putRight(paper, words.page(page + 1, count), { edge: edges.right, y }, { size: 7, color: colors.soft })
  }
}

/** Across the page, under what is printed on it. */
function stamp(paper: Paper, { words }: Print): void {
  paper.save().rotate(-32, { origin: [edges.width / 2, edges.height / 2] })
  paper
    .fillColor(colors.stamp)
    .fillOpacity(0.11)
    .font('bold')
    .fontSize(words.void.length > 4 ? 110 : 170)
  const width = paper.widthOfString(words.void)
  paper.text(words.void, (edges.width - width) / 2, edges.height / 2 - 110, { lineBreak: false })
  paper.restore().fillOpacity(1)
}
