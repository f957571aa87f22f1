import { obligations, yearsOfPay } from '../../domain/filings/calendar.ts'
import { FILED, type FilingFacts, filingMachine } from '../../domain/filings/filing.ts'
import type { Obligation } from '../../domain/filings/obligation.ts'
import { type FilingSpan, periodWord } from '../../domain/filings/periods.ts'
import { addMonths, type Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { calendarFacts } from '../../store/filings/calendar.ts'
import { companyIdsOf } from '../../store/filings/companies.ts'
import { filingsWhere } from '../../store/filings/filings.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { nameOfFiling } from './named.ts'

/** What is owed and due in a range of days, with how far each is; amendments stand beside their originals. */
export async function filingsDue(
  work: Work,
  {
    companyId,
    from,
    to,
  }: { readonly companyId?: Id<'company'> | undefined; readonly from: Day; readonly to: Day },
) {
  if (companyId && !(await companyExists(work, companyId))) throw unknownId('company')
  const companyIds = companyId ? [companyId] : await companyIdsOf(work)
  return dueOfCompanies(work, companyIds, { from, to })
}

/** The same of several companies, in three statements. */
export async function dueOfCompanies(work: Work, companyIds: readonly Id<'company'>[], asked: FilingSpan) {
  const facts = await calendarFacts(work, companyIds, yearsOfPay(asked))
  // A filing may have got ten days more since: it is looked for around the range.
  const around = { from: addMonths(asked.from, -1), to: addMonths(asked.to, 1) }
  const stored = await filingsWhere(work, { companyIds, ...around })
  const rows = [...facts].flatMap(([id, each]) => {
    const own = stored.filter((filing) => filing.companyId === id)
    return rowsOf(id, obligations(each, asked, { allowProvisional: true }), own, work.today)
  })
  return rows
    .filter(({ dueDate }) => asked.from <= dueDate && dueDate <= asked.to)
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

type Row = ReturnType<typeof rowOf>
const sortKey = (row: Row): string =>
  `${row.dueDate} ${row.companyId} ${row.jurisdiction} ${row.form} ${row.sequence}`

function rowsOf(
  companyId: Id<'company'>,
  owed: readonly Obligation[],
  stored: readonly FilingFacts[],
  today: Day,
): readonly Row[] {
  const isOf = (each: Obligation) => (filing: FilingFacts) =>
    filing.form === each.form &&
    filing.jurisdiction === each.jurisdiction &&
    filing.periodBegin === each.periodBegin
  const originals = owed.map((each) =>
    rowOf({
      companyId,
      owed: each,
      filing: stored.find((one) => one.sequence === 0 && isOf(each)(one)),
      today,
    }),
  )
  const amendments = stored
    .filter(({ sequence }) => sequence > 0)
    .map((filing) => rowOf({ companyId, owed: asOwed(filing), filing, today }))
  return [...originals, ...amendments]
}

const asOwed = (filing: FilingFacts): Obligation => ({
  ...filing,
  name: nameOfFiling(filing),
  extendedDueDate: null,
  reason: '',
})

function rowOf(given: {
  readonly companyId: Id<'company'>
  readonly owed: Obligation
  readonly filing: FilingFacts | undefined
  readonly today: Day
}) {
  const { companyId, owed, filing, today } = given
  const status = filing?.status ?? filingMachine.initial
  const dueDate = filing?.dueDate ?? owed.dueDate
  const span = { from: owed.periodBegin, to: owed.periodEnd }
  return {
    filingId: filing?.filingId ?? null,
    companyId,
    form: owed.form,
    jurisdiction: owed.jurisdiction,
    name: owed.name,
    period: periodWord(span),
    periodBegin: owed.periodBegin as string,
    periodEnd: owed.periodEnd as string,
    sequence: filing?.sequence ?? 0,
    status,
    dueDate: dueDate as string,
    extendedDueDate: owed.extendedDueDate as string | null,
    isOverdue: dueDate < today && !FILED.includes(status),
    reason: owed.reason,
    mend: filing?.mend ?? [],
    confidence: owed.confidence as string,
  }
}
