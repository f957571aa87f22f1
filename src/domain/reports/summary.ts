import { type Cents, cents } from '../../kernel/money.ts'
import { isForCarrier } from '../money/benefit-accounts.ts'
import { isPaid, type LineKind } from '../pay/lines.ts'
import type { Columns, ReportRow, Tie } from './report.ts'

/** All lines of a kind, a code and a name, over the paychecks of a report. */
export interface LineSum {
  readonly kind: LineKind
  readonly code: string
  readonly name: string
  readonly people: number
  /** Hundredths of an hour; of earnings. */
  readonly hours: number
  /** What a tax was computed on. */
  readonly taxable: bigint
  /** The same before a cap. */
  readonly subject: bigint
  readonly amount: bigint
}

export const typeColumns = {
  kind: { label: 'Kind', kind: 'text', says: 'Earning, deduction, tax, order or what the company adds.' },
  code: { label: 'Code', kind: 'text', says: 'The code of the line.' },
  name: { label: 'Line', kind: 'text', says: 'What the line is called.' },
  people: { label: 'People', kind: 'count', says: 'How many people have it.', isNotSummed: true },
  hours: { label: 'Hours', kind: 'hours', says: 'Hours of an earning.' },
  amount: { label: 'Amount', kind: 'money', says: 'What it comes to.', isNotSummed: true },
} as const satisfies Columns

export const taxColumns = {
  code: { label: 'Code', kind: 'text', says: 'The code of the tax.' },
  name: { label: 'Tax', kind: 'text', says: 'The name of the tax.' },
  paidBy: { label: 'Paid by', kind: 'text', says: 'Whether the worker or the company pays it.' },
  agency: { label: 'Agency', kind: 'text', says: 'To whom it is paid.' },
  people: { label: 'People', kind: 'count', says: 'How many people it is taken from.', isNotSummed: true },
  subject: {
    label: 'Subject wages',
    kind: 'money',
    says: 'Wages that the tax looks at, before a cap.',
    isNotSummed: true,
  },
  taxable: {
    label: 'Taxable wages',
    kind: 'money',
    says: 'Wages that it is computed on.',
    isNotSummed: true,
  },
  amount: { label: 'Tax', kind: 'money', says: 'What the tax comes to.' },
} as const satisfies Columns

const KINDS: Readonly<Record<LineKind, string>> = {
  earning: 'Earning',
  reimbursement: 'Reimbursement',
  pretax: 'Deduction before tax',
  employeeTax: 'Tax',
  aftertax: 'Deduction after tax',
  garnishment: 'Order',
  employerTax: 'Employer tax',
  employerBenefit: 'Contribution',
}

export const typeRows = (lines: readonly LineSum[]): readonly ReportRow<typeof typeColumns>[] =>
  Object.keys(KINDS).flatMap((kind) =>
    lines
      .filter((line) => line.kind === kind)
      .map(({ code, name, people, hours, amount }) => ({
        kind: KINDS[kind as LineKind],
        code,
        name,
        people,
        hours,
        amount: cents(amount),
      })),
  )

export const taxRows = (
  lines: readonly LineSum[],
  agencyOf: (code: string) => string,
): readonly ReportRow<typeof taxColumns>[] =>
  lines
    .filter(({ kind }) => isTax(kind))
    .map(({ kind, code, name, people, subject, taxable, amount }) => ({
      code,
      name,
      paidBy: kind === 'employeeTax' ? 'Worker' : 'Company',
      agency: agencyOf(code),
      people,
      subject: cents(subject),
      taxable: cents(taxable),
      amount: cents(amount),
    }))

const isTax = (kind: LineKind): boolean => kind === 'employeeTax' || kind === 'employerTax'

/** What the ledger accrued for the same payrolls, by the kind of account. */
export interface Booked {
  readonly wagesPayable: bigint
  readonly taxAgency: bigint
  readonly garnishmentAgency: bigint
  readonly benefits: bigint
}

/** Every sum that the ledger has too. */
export function tiesOf(lines: readonly LineSum[], deposits: bigint, booked: Booked): readonly Tie[] {
  const sum = (of: (line: LineSum) => boolean): Cents =>
    cents(lines.filter(of).reduce((all, { amount }) => all + amount, 0n))
  return [
    { what: 'Net pay by direct deposit', reported: cents(deposits), booked: cents(booked.wagesPayable) },
    { what: 'Taxes', reported: sum(({ kind }) => isTax(kind)), booked: cents(booked.taxAgency) },
    {
      what: 'Orders',
      reported: sum(({ kind }) => kind === 'garnishment'),
      booked: cents(booked.garnishmentAgency),
    },
    {
      what: 'Benefits',
      reported: sum(({ kind, code }) => isForCarrier(kind, code) && isPaid({ kind, code })),
      booked: cents(booked.benefits),
    },
  ]
}
