import type { Total } from '../stub.ts'
import type { EarlierLine, StubLine, StubSection } from '../stub-lines.ts'
import { printedDay } from '../words.ts'
import { figure, hoursText, money, rateDigits, rateText } from './figures.ts'
import type { Print } from './print.ts'
import type { StubRow, StubTable } from './table.ts'

/** Across the page. */
const WIDE = [300, 366, 448, 532]
/** In one of two columns. */
const NARROW = [190, 256]
const THREE = [134, 194, 256]

export function earningsTable(print: Print): StubTable {
  const { stub, words } = print
  const digits = rateDigits(stub.earnings.flatMap(({ rate }) => rate ?? []))
  const rows = [
    ...stub.earnings.filter(isShown).map((line) => ({
      name: nameOf(print, line),
      cells: [line.rate === undefined ? '' : rateText(line.rate, digits), hoursOf(line), ...amounts(line)],
    })),
    ...earlier(print, 'earnings').map(({ name, cells }) => ({ name, cells: ['', '', ...cells] })),
  ]
  const has = (field: 'rate' | 'hours') => stub.earnings.some((line) => line[field] !== undefined)
  return {
    title: stub.workerType === 'W2' ? words.earnings : words.payments,
    heads: [
      has('rate') ? words.rate : '',
      has('hours') ? words.hours : '',
      words.thisPeriod,
      words.yearToDate,
    ],
    columns: WIDE,
    rows,
    total: {
      name: words.grossPay,
      cells: ['', stub.hoursPaid ? hoursText(stub.hoursPaid) : '', ...totals(stub.totals.gross)],
    },
  }
}

/** On the left: what the state takes, and what the employer adds. */
export const leftTables = (print: Print): readonly StubTable[] => {
  const { stub, words } = print
  const { employerTaxes, employerContributions } = stub.totals
  const employer = {
    amount: employerTaxes.amount + employerContributions.amount,
    yearToDate: employerTaxes.yearToDate + employerContributions.yearToDate,
  }
  return shown([
    listTable(print, words.taxes, ['taxes'], stub.totals.taxes),
    listTable(print, words.byEmployer, ['employerTaxes', 'employerContributions'], employer),
  ])
}

/** On the right: what else is taken or given back, what is left of leave, and where the money went. */
export const rightTables = (print: Print): readonly StubTable[] => {
  const { stub, words } = print
  return shown([
    listTable(print, words.deductions, ['deductions'], stub.totals.deductions),
    listTable(print, words.garnishments, ['garnishments'], stub.totals.garnishments),
    listTable(print, words.reimbursements, ['reimbursementLines'], stub.totals.reimbursements),
    repaidTable(print),
    leaveTable(print),
    depositTable(print),
  ])
}

const shown = (tables: readonly StubTable[]): readonly StubTable[] =>
  tables.filter(({ rows }) => rows.length > 0)

type Sum = Readonly<Record<keyof Total, bigint>>

function listTable(print: Print, title: string, of: readonly StubSection[], total: Sum): StubTable {
  const { stub, words } = print
  const rows = of.flatMap((section) => [
    ...stub[section].filter(isShown).map((line) => ({ name: nameOf(print, line), cells: amounts(line) })),
    ...earlier(print, section),
  ])
  return {
    title,
    heads: [words.thisPeriod, words.yearToDate],
    columns: NARROW,
    rows,
    total: { name: words.total, cells: totals(total) },
  }
}

/** Loans and other totals: what this paycheck took, and what is left. */
function repaidTable(print: Print): StubTable {
  const { stub, words } = print
  const rows = stub.deductions.flatMap((line) =>
    line.balance === undefined
      ? []
      : [{ name: nameOf(print, line), cells: [figure(line.amount), figure(line.balance)] }],
  )
  return { title: words.repaid, heads: [words.thisPeriod, words.balance], columns: NARROW, rows }
}

function leaveTable({ stub, words, named }: Print): StubTable {
  return {
    title: words.leave,
    heads: [words.used, words.usedThisYear, words.balance],
    columns: THREE,
    rows: stub.leaveBalances.map(({ name, balanceHours, usedHours, usedHoursYearToDate }) => ({
      name: named(name),
      cells: [usedHours, usedHoursYearToDate, balanceHours].map(hoursText),
    })),
  }
}

function depositTable({ stub, words }: Print): StubTable {
  const method = words.method[stub.paymentMethod] ?? stub.paymentMethod
  const rows = stub.accounts.map(({ accountNumber, amount }) => ({
    name: words.account(lastFour(accountNumber)),
    cells: ['', money(amount)],
  }))
  const other =
    stub.net === 0n
      ? { name: words.noPayment, cells: ['', money(0n)] }
      : { name: method, cells: ['', money(stub.net)] }
  return { title: words.deposits, heads: [], columns: NARROW, rows: rows.length > 0 ? rows : [other] }
}

/** Lines of the year that this paycheck does not have. */
const earlier = (print: Print, section: StubSection): readonly StubRow[] =>
  print.stub.earlierThisYear
    .filter((line) => line.section === section)
    .map((line) => ({ name: earlierName(print, line), cells: [NONE, figure(line.yearToDate)] }))

const earlierName = ({ words, named, language }: Print, { name, imported }: EarlierLine): string =>
  imported
    ? words.before(imported.type === '' ? '' : named(imported.type), printedDay(imported.before, language))
    : named(name)

const nameOf = ({ words, named }: Print, { name, premiumHours }: StubLine): string =>
  premiumHours === undefined ? named(name) : words.premium(named(name))

const hoursOf = ({ hours, premiumHours }: StubLine): string => {
  const shownHours = hours ?? premiumHours
  return shownHours === undefined ? '' : hoursText(shownHours)
}

/** A line that is nothing now and was nothing this year is not printed. */
const isShown = ({ amount, yearToDate }: StubLine): boolean => amount !== 0n || yearToDate !== 0n

/** Of several lines alike the first has the year. */
const amounts = ({ amount, yearToDate }: StubLine): readonly string[] => [
  amount === 0n ? NONE : figure(amount),
  yearToDate === 0n ? '' : figure(yearToDate),
]

const totals = ({ amount, yearToDate }: Sum): readonly string[] => [money(amount), money(yearToDate)]

const NONE = '–'

/** What is shown of an account, at most. */
const lastFour = (masked: string): string => masked.slice(-4)
