import type { Day } from '../../kernel/dates.ts'
import { assert } from '../../kernel/problem.ts'
import { inOrder, laborOf, type OfTheBooks } from './account-mapping.ts'
import type { BookAccount } from './chart.ts'
import { cashLines, type Movement } from './journal-cash.ts'
import {
  type AgencyNameOf,
  type BookLine,
  bookLines,
  type JournalCheck,
  type JournalHead,
  type JournalSum,
  voidDay,
} from './journal-checks.ts'
import { periodName } from './period.ts'

/** One entry of the journal; its debits are its credits. */
export interface JournalEntry {
  readonly date: Day
  /** `Payroll`, `Void`, or what moved. */
  readonly kind: string
  readonly description: string
  readonly payPeriodId: string | null
  readonly achFileId: string | null
  readonly lines: readonly EntryLine[]
}

interface EntryLine {
  readonly account: BookAccount
  readonly memo: string
  /** A debit, or, negative, a credit. */
  readonly amount: bigint
}

interface Asked {
  readonly from: Day
  readonly to: Day
}

/** What was paid in a range, what was voided in it, and what cash moved in it: by day. */
export function journalEntries(
  given: {
    readonly posted: readonly Posted[]
    readonly movements: readonly Movement[]
    readonly placed: OfTheBooks
  },
  { from, to }: Asked,
): readonly JournalEntry[] {
  const isAsked = ({ date }: JournalEntry): boolean => from <= date && date <= to
  const entries = [...payrolls(given).filter(isAsked), ...cash(given)]
  for (const { kind, date, lines } of entries) {
    const off = lines.reduce((sum, { amount }) => sum + amount, 0n)
    assert(off === 0n, `the entry ${kind} of ${date} is out of balance by ${off}`)
  }
  return entries.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** What goes into the entry of a run, of a paycheck or of the like of many. */
interface Posted {
  readonly of: JournalHead
  readonly lines: readonly BookLine[]
}

interface Named {
  readonly agencyOf: AgencyNameOf
  readonly placed: OfTheBooks
}

export const postedOf = (checks: readonly JournalCheck[], { agencyOf, placed }: Named): readonly Posted[] =>
  checks.map((check) => {
    const labor = laborOf(check)
    const lines = bookLines(check, agencyOf)
    return { of: check, lines: (labor ? inOrder(lines) : lines).flatMap((line) => placed(line, labor)) }
  })

/** The same by sums, where no department is told apart: entries begin where their first paycheck stands. */
export const postedSums = (sums: readonly JournalSum[], { agencyOf, placed }: Named): readonly Posted[] => [
  ...sums.toSorted((a, b) => Number(a.seenAt - b.seenAt)).map((of) => ({ of, lines: [] })),
  ...sums.map((of) => ({ of, lines: bookLines(of, agencyOf).flatMap((line) => placed(line)) })),
]

/** One entry a run, and one for each day on which paychecks of it were voided, the other way round. */
function payrolls({ posted }: { readonly posted: readonly Posted[] }): JournalEntry[] {
  const grown = new Map<string, Growing>()
  for (const { of: check, lines } of posted) {
    const period = `payroll ${periodName(check.beginDate, check.endDate)}`
    const { runId, payPeriodId, payDate } = check
    const of = (kind: string, date: Day, description: string) => ({
      key: `${runId}/${kind}/${date}`,
      kind,
      date,
      description,
      payPeriodId,
    })
    grow(grown, of('Payroll', payDate, `P${period.slice(1)}`), lines)
    const voided = voidDay(check)
    const undone = lines.map((line) => ({ ...line, amount: -line.amount }))
    if (voided !== null) grow(grown, of('Void', voided, `Void of ${period}`), undone)
  }
  return [...grown.values()].map(entryOf)
}

function cash({
  movements,
  placed,
}: {
  readonly movements: readonly Movement[]
  readonly placed: OfTheBooks
}): JournalEntry[] {
  const grown = new Map<string, Growing>()
  for (const movement of movements) {
    const { date, name, payPeriodId, achFileId, reason } = movement
    // What no file carries has a reason of its own: a check, a receivable, a return.
    const key = [date, name, payPeriodId, achFileId ?? reason].join('/')
    grow(
      grown,
      { key, kind: name, date, description: descriptionOf(movement), payPeriodId, achFileId },
      cashLines(movement).flatMap((line) => placed(line)),
    )
  }
  return [...grown.values()].map(entryOf)
}

const descriptionOf = ({ name, achFileId, reason }: Movement): string =>
  achFileId === null && reason !== '' ? `${name}: ${reason}` : name

interface Growing {
  readonly head: Omit<JournalEntry, 'lines'>
  readonly lines: Map<string, BookLine>
}

function grow(
  grown: Map<string, Growing>,
  {
    key,
    achFileId = null,
    ...head
  }: Omit<JournalEntry, 'lines' | 'achFileId'> & { key: string; achFileId?: string | null },
  lines: readonly BookLine[],
): void {
  const entry = grown.get(key) ?? { head: { ...head, achFileId }, lines: new Map() }
  grown.set(key, entry)
  for (const line of lines) {
    const at = `${line.account.number} ${line.account.path}\n${line.memo}`
    const amount = (entry.lines.get(at)?.amount ?? 0n) + line.amount
    entry.lines.set(at, { ...line, amount })
  }
}

/** Debits first, by the number of the account. */
function entryOf({ head, lines }: Growing): JournalEntry {
  const some = [...lines.values()].filter(({ amount }) => amount !== 0n)
  const rank = ({ account, amount }: BookLine): string =>
    `${amount > 0n ? 0 : 1}${account.number}${account.path}`
  return { ...head, lines: some.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)) }
}
