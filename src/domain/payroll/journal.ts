import { csvText } from '../../kernel/csv.ts'
import { type Cents, cents, dollars } from '../../kernel/money.ts'
import type { OfTheBooks } from './account-mapping.ts'
import type { BookAccount } from './chart.ts'
import {
  type AgencyNameOf,
  accountOf,
  type JournalCheck,
  netAccount,
  voidDay,
  wordsOf,
} from './journal-checks.ts'
import type { JournalEntry } from './journal-entries.ts'
import { periodName } from './period.ts'

/** One line of a paycheck, or its net. A void repeats the rows with the opposite amounts, dated when it happened. */
export interface JournalRow {
  payDate: string
  payPeriod: string
  userId: string
  userName: string
  kind: string
  code: string
  name: string
  amount: Cents
  date: string
  entry: 'Payroll' | 'Void'
  workerType: string
  /** What the tax was computed on; null for what is not a tax. */
  taxable: Cents | null
  accountNumber: string
  account: string
}

export function journalRows(
  checks: readonly JournalCheck[],
  { agencyOf, placed }: { readonly agencyOf: AgencyNameOf; readonly placed: OfTheBooks },
  { from, to }: { readonly from: string; readonly to: string },
): JournalRow[] {
  const rows = checks.flatMap((check) => {
    const voided = voidDay(check)
    const paid = rowsOf(check, agencyOf, placed)
    const undone = voided === null ? [] : paid.map((row) => opposite(row, voided))
    return [...paid, ...undone]
  })
  return rows.filter(({ date }) => from <= date && date <= to)
}

export function journalCsv(rows: readonly JournalRow[]): string {
  const words = ['payDate', 'payPeriod', 'userId', 'userName', 'kind', 'code', 'name'] as const
  const more = ['date', 'entry', 'workerType', 'accountNumber', 'account'] as const
  return csvText(
    [...words, 'amount', ...more, 'taxable'],
    rows.map((row) => [
      ...words.map((name) => row[name]),
      dollars(row.amount),
      ...more.map((name) => row[name]),
      row.taxable === null ? '' : dollars(row.taxable),
    ]),
  )
}

/** Plain-text accounting, in balance entry by entry. */
export const plainTextLedger = (entries: readonly JournalEntry[]): string =>
  entries
    .map(({ date, description, lines }) => {
      const sums = new Map<string, bigint>()
      for (const { account, amount } of lines) sums.set(account.path, (sums.get(account.path) ?? 0n) + amount)
      const postings = [...sums].filter(([, amount]) => amount !== 0n)
      const texts = postings.map(
        ([path, amount]) => `    ${path.padEnd(44)}  $${dollars(amount).padStart(14)}`,
      )
      return `${date} * ${description}\n${texts.join('\n')}\n`
    })
    .join('\n')

function rowsOf(check: JournalCheck, agencyOf: AgencyNameOf, placed: OfTheBooks): JournalRow[] {
  const head = {
    payDate: check.payDate as string,
    payPeriod: periodName(check.beginDate, check.endDate),
    userId: check.userId,
    userName: check.name,
    date: check.payDate as string,
    entry: 'Payroll' as const,
    workerType: check.workerType,
  }
  const net = ownAccount(placed, netAccount(check), [])
  return [
    ...check.lines.map((line) => {
      const { kind, code, name, amount, base } = line
      const usual = accountOf(check, line, agencyOf)
      const account = usual && ownAccount(placed, usual, wordsOf(line, agencyOf(check.runId, code)))
      const isTax = kind === 'employeeTax' || kind === 'employerTax'
      return {
        ...head,
        kind: kind as string,
        code,
        name,
        amount: cents(amount),
        taxable: isTax ? cents(base) : null,
        accountNumber: account?.number ?? '',
        account: account?.path ?? '',
      }
    }),
    {
      ...head,
      kind: 'net',
      code: 'net',
      name: 'Net pay',
      amount: cents(check.net),
      taxable: null,
      accountNumber: net.number,
      account: net.path,
    },
  ]
}

/** As the books call it, whatever the department. */
const ownAccount = (placed: OfTheBooks, account: BookAccount, words: readonly string[]): BookAccount =>
  placed({ account, words, memo: '', amount: 0n })[0]!.account

const opposite = (row: JournalRow, date: string): JournalRow => ({
  ...row,
  date,
  entry: 'Void',
  amount: cents(-row.amount),
  taxable: row.taxable === null ? null : cents(-row.taxable),
})
