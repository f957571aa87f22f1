import { asksDepartments, type OfTheBooks, placedBy } from '../../domain/payroll/account-mapping.ts'
import type { Movement } from '../../domain/payroll/journal-cash.ts'
import type { AgencyNameOf, JournalCheck } from '../../domain/payroll/journal-checks.ts'
import { postedOf, postedSums } from '../../domain/payroll/journal-entries.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { accountMapping } from '../../store/company/account-mapping.ts'
import { payItemTypes } from '../../store/company/pay-item-types.ts'
import type { Work } from '../../store/database/work.ts'
import { journalSums } from '../../store/payroll/journal.ts'
import { agencyNames, cashMovements } from '../../store/payroll/journal-cash.ts'
import {
  type JournalRows,
  journalChecks,
  journalPage,
  type KeyedCheck,
} from '../../store/payroll/journal-checks.ts'

interface Loaded {
  /** The paychecks whose rows are asked for. */
  readonly checks: readonly KeyedCheck[]
  readonly posted: ReturnType<typeof postedOf>
  readonly movements: readonly Movement[]
  readonly agencyOf: AgencyNameOf
  readonly placed: OfTheBooks
}

interface Asked {
  readonly from: Day
  readonly to: Day
  /** Of the rows a page, all, or none: the double entry is there in any case. */
  readonly rows: JournalRows | 'all' | 'none'
}

/** Everything that the books of a range of days are made of; paychecks one by one only where they are asked for. */
export async function loadJournal(work: Work, companyId: Id<'company'>, asked: Asked): Promise<Loaded> {
  const { rows, ...range } = asked
  const numbers = await accountNumbers(work, companyId)
  const mapping = await accountMapping(work, companyId)
  const byDepartment = asksDepartments(mapping)
  const isWhole = byDepartment || rows === 'all'
  const all = isWhole ? await journalChecks(work, companyId, { ...range, byDepartment }) : []
  const page =
    !isWhole && rows !== 'none' ? await journalPage(work, companyId, { ...range, ...rows }) : undefined
  const sums = isWhole ? [] : await journalSums(work, companyId, range)
  const runs = new Set([...all, ...sums].map(({ runId }) => runId))
  const names = await agencyNames(work, companyId, [...runs])
  const movements = await cashMovements(work, companyId, range)
  // A run that was submitted and not posted yet has no accounts: its taxes stand under their codes.
  const agencyOf: AgencyNameOf = (runId, code) => names.get(`${runId}/${code}`) ?? code
  const named = { agencyOf, placed: placedBy(mapping) }
  const numbered = numberedBy(numbers)
  const checks = (page ?? all).map((check) => ({ ...check, lines: check.lines.map(numbered) }))
  const posted = isWhole
    ? postedOf(checks, named)
    : postedSums(
        sums.map((sum) => ({ ...sum, lines: sum.lines.map(numbered) })),
        named,
      )
  return { checks, posted, movements, ...named }
}

/** The accounts that the company named for words of its own, by kind of line and word. */
async function accountNumbers(work: Work, companyId: Id<'company'>): Promise<ReadonlyMap<string, string>> {
  const types = (await payItemTypes(work, companyId)).filter(({ glAccount }) => glAccount !== '')
  return new Map(
    types.flatMap(({ payItem, name, glAccount }) =>
      KINDS[payItem].map((kind) => [`${kind}/${name.toLowerCase()}`, glAccount] as const),
    ),
  )
}

const KINDS = { Deduction: ['pretax', 'aftertax'], AdditionalCompensation: ['earning'] } as const

/** A line with the account that the company named for its word. */
const numberedBy =
  (numbers: ReadonlyMap<string, string>) =>
  <Line extends JournalCheck['lines'][number]>(line: Line): Line => {
    const glAccount = numbers.get(`${line.kind}/${line.name.toLowerCase()}`)
    return glAccount === undefined ? line : { ...line, glAccount }
  }
