import { z } from 'zod'
import { journalCsv, journalRows, plainTextLedger } from '../../domain/payroll/journal.ts'
import { journalEntries } from '../../domain/payroll/journal-entries.ts'
import { quickBooksCsv, quickBooksIif, unmappedOf, xeroCsv } from '../../domain/payroll/journal-exports.ts'
import { entriesCsv, journalReport } from '../../domain/reports/journal.ts'
import { companyExists } from '../../store/company/companies.ts'
import { journalKey } from '../../store/payroll/journal-checks.ts'
import { amount, choice, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { ID, pageBy, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { journalEntryForm, journalEntryRecord } from '../../wire/journal.ts'
import { fileRecord } from '../../wire/reports/report.ts'
import { usualAccountForm, usualAccountRecord } from '../../wire/usual-account.ts'
import { loadJournal } from '../../work/payroll/journal.ts'
import { reportFile } from '../../work/reports/answer.ts'
import { operation } from '../declaration/operation.ts'

export const getPayrollJournalReport = operation({
  address: 'reports/getPayrollJournalReport',
  job: 'reports',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers the payroll journal of a range of days, for the books.',
  description:
    '`entries` is the double entry, each in balance: a payroll on its pay date (cost, what is owed, net pay), a void on the ' +
    'day on which it happens, and every movement of cash on its day, by payment file. Net pay, taxes, orders and benefits ' +
    'clear when they are paid; what a worker owes after a void stands in Owed by employees; the sum of Assets:Bank is the ' +
    'company bank account of getLedger. `journal` has one row a line of a paycheck, and the opposite rows of a void. ' +
    '`format`: `json` (the default), `csv` (the rows as text), `pdf` (the double entry to print, in `file`), ' +
    '`entries` (the double entry as CSV), `ledger` ' +
    '(plain-text accounting, which `ledger` and `hledger` read and balance), `quickbooksIif` (QuickBooks Desktop), ' +
    '`quickbooksCsv` (QuickBooks Online, by account name) or `xeroCsv` (a manual journal of Xero, by account code; Xero ' +
    'takes 300 lines at a time, as drafts). Accounts are what updateAccountMapping says; those that it does not name stand ' +
    'under their usual names and are listed in `unmapped`. `limit` and `cursor` count rows, and the ' +
    'entries come with the first page; a text comes whole.',
  body: ranged(
    z.object({
      companyId: id('company'),
      from: date(),
      to: date(),
      format: choice([
        'json',
        'csv',
        'pdf',
        'entries',
        'ledger',
        'quickbooksIif',
        'quickbooksCsv',
        'xeroCsv',
      ]).nullish(),
      ...pageBy(new RegExp(`^\\d{4}-\\d\\d-\\d\\d(/${ID}){3}/\\d{1,6}$`)),
    }),
  ),
  reply: z.object({
    journal: z.array(
      z.object({
        payDate: z.string(),
        payPeriod: z.string(),
        userId: z.string(),
        userName: z.string(),
        kind: z.string(),
        code: z.string(),
        name: z.string(),
        amount: amount(),
        date: z.string().describe('The day of the entry: the pay date, or the day of the void.'),
        entry: z.enum(['Payroll', 'Void']).describe('Whether the row was paid or takes back what was.'),
        workerType: z.string(),
        taxable: amount()
          .nullable()
          .describe('The wages that the tax was computed on; null for what is no tax.'),
        accountNumber: z.string().describe('The number of the account; empty for what is no money.'),
        account: z.string().describe('The account that the row belongs to; empty for what is no money.'),
      }),
    ),
    entries: z.array(journalEntryRecord).describe('The double entry, by day.'),
    text: z.string().optional(),
    unmapped: z
      .array(usualAccountRecord)
      .describe(
        'Accounts of these entries that the company did not map; they stand under their usual names.',
      ),
    file: fileRecord,
    ...pageReply,
  }),
  heavy: true,

  async run({ body, work }) {
    const { companyId, from, to, format } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const loaded = await loadJournal(work, companyId, { from, to, rows: rowsAsked(body) })

    const entries = journalEntries(loaded, { from, to })
    const unmapped = unmappedOf(entries, format === 'xeroCsv' ? 'number' : 'name').map(usualAccountForm)
    if (format === 'csv') {
      const text = journalCsv(journalRows(loaded.checks, loaded, { from, to }))
      return { journal: [], entries: [], text, unmapped }
    }
    if (format === 'pdf') {
      const report = journalReport(entries, `From ${from} through ${to}`)
      const file = await reportFile(work, { companyId, format }, report)
      return { journal: [], entries: [], unmapped, file }
    }
    if (format && format !== 'json') {
      return { journal: [], entries: [], text: texts[format](entries), unmapped }
    }
    const listed = loaded.checks.flatMap((check) =>
      journalRows([check], loaded, { from, to }).map((row, at) => ({ row, key: journalKey(check, at) })),
    )
    const { items, next } = pageIn(body, listed, ({ key }) => key)
    const shown = body.cursor ? [] : entries.map(journalEntryForm)
    return { journal: items.map(({ row }) => row), entries: shown, unmapped, ...next }
  },
})

/** A page has only its own rows loaded; a text of the double entry has none. */
function rowsAsked({ format, limit, cursor }: RowsAsked) {
  if (format && format !== 'json') return format === 'csv' ? 'all' : 'none'
  return limit ? { after: cursor ?? undefined, limit } : 'all'
}

interface RowsAsked {
  readonly format?: string | null | undefined
  readonly limit?: number | null | undefined
  readonly cursor?: string | null | undefined
}

/** The double entry as text. */
const texts = {
  entries: entriesCsv,
  ledger: plainTextLedger,
  quickbooksIif: quickBooksIif,
  quickbooksCsv: quickBooksCsv,
  xeroCsv,
}
