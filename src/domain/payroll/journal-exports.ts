import { csvText, plainCell } from '../../kernel/csv.ts'
import type { Day } from '../../kernel/dates.ts'
import { dollars } from '../../kernel/money.ts'
import type { BookAccount } from './chart.ts'
import type { JournalEntry } from './journal-entries.ts'

/** Journals as accounting programs take them in; each entry is in balance, and amounts are those of the ledger. */

/** Which journal an entry is: its day, and its place among the entries of that day; eleven characters at most. */
function numbered(entries: readonly JournalEntry[]): readonly (JournalEntry & { readonly no: string })[] {
  const met = new Map<Day, number>()
  return entries.map((entry) => {
    const place = (met.get(entry.date) ?? 0) + 1
    met.set(entry.date, place)
    return { ...entry, no: `${entry.date.replaceAll('-', '')}-${place}` }
  })
}

/** QuickBooks Desktop, tab by tab: the first line of an entry is its transaction, the others are its splits. */
export function quickBooksIif(entries: readonly JournalEntry[]): string {
  const columns = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO']
  const rows = numbered(entries).flatMap(({ no, date, description, lines }) => [
    ...lines.map(({ account, amount, memo }, at) => [
      at === 0 ? 'TRNS' : 'SPL',
      'GENERAL JOURNAL',
      american(date),
      tabless(account.path),
      // Debits are positive.
      dollars(amount),
      no,
      tabless(`${description}: ${memo}`),
    ]),
    ['ENDTRNS'],
  ])
  return [['!TRNS', ...columns], ['!SPL', ...columns], ['!ENDTRNS'], ...rows]
    .map((row) => `${row.join('\t')}\r\n`)
    .join('')
}

/** QuickBooks Online: accounts by their names. */
export const quickBooksCsv = (entries: readonly JournalEntry[]): string =>
  csvText(
    ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description'],
    numbered(entries).flatMap(({ no, date, description, lines }) =>
      lines.map(({ account, amount, memo }) => [
        no,
        american(date),
        plainCell(account.path),
        amount > 0n ? dollars(amount) : '',
        amount < 0n ? dollars(-amount) : '',
        plainCell(`${description}: ${memo}`),
      ]),
    ),
  )

/** Xero: accounts by their codes; lines of one narration and day are one journal, so the narration has its number. */
export const xeroCsv = (entries: readonly JournalEntry[]): string =>
  csvText(
    ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'],
    numbered(entries).flatMap(({ no, date, description, lines }) =>
      lines.map(({ account, amount, memo }) => [
        plainCell(`${description} (${no})`),
        spelled(date),
        plainCell(memo),
        plainCell(account.number),
        'Tax Exempt',
        dollars(amount),
      ]),
    ),
  )

/** Accounts of entries that the company did not map; for a program that goes by codes, those without one too. */
export function unmappedOf(
  entries: readonly JournalEntry[],
  by: 'name' | 'number' = 'name',
): readonly BookAccount[] {
  const isOpen = ({ isMapped, lacksNumber }: BookAccount): boolean =>
    isMapped !== true || (by === 'number' && lacksNumber === true)
  const found = new Map<string, BookAccount>()
  for (const { account } of entries.flatMap(({ lines }) => lines)) {
    if (isOpen(account)) found.set(`${account.number} ${account.path}`, account)
  }
  return [...found.keys()].sort().map((key) => found.get(key)!)
}

/** `06/18/2026`. */
const american = (date: Day): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `18 Jun 2026`, which every region of Xero reads alike. */
const spelled = (date: Day): string =>
  `${date.slice(8)} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`

/** A tab or a line break would end a field; a quote would begin one. */
const tabless = (words: string): string => words.replace(/[\t\r\n"]+/g, ' ')
