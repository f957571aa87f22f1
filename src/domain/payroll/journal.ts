import { type Cents, cents, dollars } from '../../kernel/money.ts'
import { isPaid, type LineKind } from '../pay/lines.ts'
import type { DetailLine, DetailPerson } from './details.ts'
import { type PeriodFacts, periodName } from './period.ts'

export interface JournalRow {
  payDate: string
  payPeriod: string
  userId: string
  userName: string
  kind: string
  code: string
  name: string
  amount: Cents
}

/** One row a line, and one for the net. */
export function journalRows(period: PeriodFacts, people: readonly DetailPerson[]): JournalRow[] {
  const head = { payDate: period.payDate as string, payPeriod: periodName(period.beginDate, period.endDate) }
  return people.flatMap((person) => {
    const who = { ...head, userId: person.userId, userName: person.name }
    return [
      ...person.lines.map(({ kind, code, name, amount }) => ({
        ...who,
        kind: kind as string,
        code,
        name,
        amount: cents(amount),
      })),
      { ...who, kind: 'net', code: 'net', name: 'Net pay', amount: cents(person.net) },
    ]
  })
}

/** RFC 4180: a field with a comma, a quote or a line break is quoted. */
export function journalCsv(rows: readonly JournalRow[]): string {
  const head = ['payDate', 'payPeriod', 'userId', 'userName', 'kind', 'code', 'name', 'amount'] as const
  const field = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  const line = (row: JournalRow) =>
    head.map((name) => field(name === 'amount' ? dollars(row.amount) : row[name])).join(',')
  return `${[head.join(','), ...rows.map(line)].join('\r\n')}\r\n`
}

/** Which account of the books a kind of line belongs to, and on which side. */
const accounts: Partial<
  Record<LineKind, { readonly account: string; readonly sign: 1n | -1n; readonly against?: string }>
> = {
  earning: { account: 'Expenses:Payroll:Wages', sign: 1n },
  reimbursement: { account: 'Expenses:Payroll:Reimbursements', sign: 1n },
  employeeTax: { account: 'Liabilities:Payroll:Taxes', sign: -1n },
  employerTax: {
    account: 'Liabilities:Payroll:Taxes',
    sign: -1n,
    against: 'Expenses:Payroll:Employer taxes',
  },
  pretax: { account: 'Liabilities:Payroll:Deductions', sign: -1n },
  aftertax: { account: 'Liabilities:Payroll:Deductions', sign: -1n },
  garnishment: { account: 'Liabilities:Payroll:Garnishments', sign: -1n },
  employerBenefit: {
    account: 'Liabilities:Payroll:Benefits',
    sign: -1n,
    against: 'Expenses:Payroll:Benefits',
  },
}

/** Plain-text accounting: one transaction a period, in balance. What no check pays, a cash tip, is in no account. */
export function plainTextLedger(
  paid: readonly { period: PeriodFacts; people: readonly DetailPerson[] }[],
): string {
  return paid
    .filter(({ people }) => people.length > 0)
    .map(({ period, people }) => {
      const sums = new Map<string, bigint>()
      const post = (account: string, amount: bigint) => sums.set(account, (sums.get(account) ?? 0n) + amount)
      for (const person of people) {
        for (const line of person.lines) book(post, line)
        post('Liabilities:Payroll:Net pay', -person.net)
      }
      const postings = [...sums].filter(([, amount]) => amount !== 0n)
      const lines = postings.map(
        ([account, amount]) => `    ${account.padEnd(44)}  $${dollars(amount).padStart(14)}`,
      )
      return `${period.payDate} * Payroll ${periodName(period.beginDate, period.endDate)}\n${lines.join('\n')}\n`
    })
    .join('\n')
}

function book(
  post: (account: string, amount: bigint) => void,
  { kind, code, name, amount }: DetailLine,
): void {
  const row = accounts[kind]
  if (!row || !isPaid({ kind, code })) return
  const account = row.sign === 1n ? row.account : `${row.account}:${name.replace(/[;:]|\s{2,}/g, ' ')}`
  post(account, row.sign * amount)
  if (row.against) post(row.against, amount)
}
