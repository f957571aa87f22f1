import { easternDay, instant } from '../../../kernel/dates.ts'
import type { PostalAddress } from '../facts.ts'
import { printedDay } from '../words.ts'
import { hoursText, money, rateText } from './figures.ts'
import { fitting, heightOf, put, putRight } from './ink.ts'
import { colors, edges, type Paper, rule } from './paper.ts'
import type { Print } from './print.ts'

const FULL = edges.right - edges.left
const LABEL = { size: 6.8, color: colors.soft }
const VALUE = { size: 9 }
const NOTE = { size: 8, color: colors.soft }

/** Who pays whom, for which days and at which rates. Answers where the rest begins. */
export function drawHeading(paper: Paper, print: Print): number {
  const { stub } = print
  drawTitle(paper, print)
  const width = FULL - 170
  const name = fitting(paper, stub.companyName, { width, lines: 2, sizes: [17, 15, 13, 11, 9], bold: true })
  let y = edges.top
  put(paper, stub.companyName, { x: edges.left, y, width }, name)
  y += heightOf(paper, stub.companyName, width, name) + 1
  for (const line of employerLines(print)) {
    put(paper, line, { x: edges.left, y, width }, NOTE)
    y += heightOf(paper, line, width, NOTE) + 0.5
  }
  y = Math.max(y, edges.top + 34) + 7
  rule(paper, { x: edges.left, y, width: FULL })
  return drawFacts(paper, print, y + 9) + 8
}

function drawTitle(paper: Paper, { stub, words, language }: Print): void {
  const title = stub.workerType === 'W2' ? words.title : words.contractorTitle
  putRight(
    paper,
    title,
    { edge: edges.right, y: edges.top + 4 },
    { size: 11, bold: true, color: colors.accent },
  )
  if (stub.voidedAt === null) return
  const since = printedDay(easternDay(instant(Date.parse(stub.voidedAt))), language)
  putRight(
    paper,
    words.voidSince(since),
    { edge: edges.right, y: edges.top + 20 },
    { ...VALUE, color: colors.stamp },
  )
}

const employerLines = ({ stub, words }: Print): readonly string[] =>
  [
    stub.doingBusinessAs === '' ? '' : words.doingBusinessAs(stub.doingBusinessAs),
    [...addressLines(stub.employerAddress), phoneText(stub.employerPhoneNumber)]
      .filter((text) => text !== '')
      .join('  ·  '),
    !wantsStateNumber(stub) || stub.employerStateNumber === ''
      ? ''
      : words.stateNumber(stub.workState, stub.employerStateNumber),
  ].filter((line) => line !== '')

/** Oregon does. Elsewhere the number is nobody's business but the agency's. */
const wantsStateNumber = ({ requirements }: Print['stub']): boolean =>
  requirements?.contents.includes('employerStateNumber') === true

const addressLines = (address: PostalAddress | null): readonly string[] =>
  address === null
    ? []
    : [
        [address.address1, address.address2].filter((line) => line !== '').join(', '),
        `${address.city}, ${address.state} ${address.zipcode}`,
      ]

/** Four columns: the worker, the days, the rates, the hours. */
function drawFacts(paper: Paper, print: Print, top: number): number {
  const ends = [workerFacts(print), dayFacts(print), rateFacts(print), hourFacts(print)].map((facts, n) => {
    const x = edges.left + [0, 196, 348, 462][n]!
    const width = [182, 142, 106, 70][n]!
    let y = top
    for (const { label, value, notes = [] } of facts) {
      put(paper, label.toUpperCase(), { x, y }, LABEL)
      y += 10
      put(paper, value, { x, y, width }, { ...VALUE, bold: true })
      y += heightOf(paper, value, width, { ...VALUE, bold: true })
      for (const note of notes) {
        put(paper, note, { x, y, width }, NOTE)
        y += heightOf(paper, note, width, NOTE)
      }
      y += 6
    }
    return y
  })
  return Math.max(...ends)
}

interface Fact {
  readonly label: string
  readonly value: string
  readonly notes?: readonly string[]
}

function workerFacts({ stub, words }: Print): readonly Fact[] {
  const number =
    stub.employeeNumber !== ''
      ? [words.employeeNumber(stub.employeeNumber)]
      : stub.ssnLastFour !== ''
        ? [words.ssn(stub.ssnLastFour)]
        : []
  const label = stub.workerType === 'W2' ? words.employee : words.contractor
  return [{ label, value: stub.userName, notes: [...addressLines(stub.userAddress), ...number] }]
}

function dayFacts({ stub, words, language }: Print): readonly Fact[] {
  const [begin, end, paid] = [stub.payBeginDate, stub.payEndDate, stub.payDate].map((date) =>
    printedDay(date, language),
  )
  return [
    { label: words.payPeriod, value: `${begin} – ${end}` },
    { label: words.payDate, value: paid! },
  ]
}

function rateFacts({ stub, words }: Print): readonly Fact[] {
  const hourly = words.basis['Per Hour']
  return [
    ...(stub.payRate === null
      ? []
      : [{ label: words.payRate, value: `${money(stub.payRate)} ${words.basis[stub.payBasis]}` }]),
    ...(stub.overtimeRate === null
      ? []
      : [{ label: words.overtimeRate, value: `$${rateText(stub.overtimeRate)} ${hourly}` }]),
  ]
}

function hourFacts({ stub, words }: Print): readonly Fact[] {
  const { hoursWorked, hoursPaid, overtimeHours } = stub
  if (hoursWorked === null || (hoursWorked === 0 && !hoursPaid)) return []
  const overtime = overtimeHours > 0 ? [words.ofThemOvertime(hoursText(overtimeHours))] : []
  return [
    { label: words.hoursWorked, value: hoursText(hoursWorked), notes: overtime },
    ...(hoursPaid === null || hoursPaid === hoursWorked
      ? []
      : [{ label: words.hoursPaid, value: hoursText(hoursPaid) }]),
  ]
}

/** `4045550100` → `(404) 555-0100`. */
const phoneText = (digits: string): string => digits.replace(/^(\d{3})-?(\d{3})-?(\d{4})$/, '($1) $2-$3')
