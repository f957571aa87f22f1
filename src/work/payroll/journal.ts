import { asksDepartments, type OfTheBooks, placedBy } from '../../domain/payroll/account-mapping.ts'
import type { Movement } from '../../domain/payroll/journal-cash.ts'
import type { AgencyNameOf, JournalCheck } from '../../domain/payroll/journal-checks.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { accountMapping } from '../../store/company/account-mapping.ts'
import { payItemTypes } from '../../store/company/pay-item-types.ts'
import type { Work } from '../../store/database/work.ts'
import { agencyNames, cashMovements, journalChecks } from '../../store/payroll/journal.ts'

interface Loaded {
  readonly checks: readonly JournalCheck[]
  readonly movements: readonly Movement[]
  readonly agencyOf: AgencyNameOf
  readonly placed: OfTheBooks
}

/** Everything that the books of a range of days are made of. */
export async function loadJournal(
  work: Work,
  companyId: Id<'company'>,
  range: { readonly from: Day; readonly to: Day },
): Promise<Loaded> {
  const numbers = await accountNumbers(work, companyId)
  const mapping = await accountMapping(work, companyId)
  const byDepartment = asksDepartments(mapping)
  const checks = withNumbers(await journalChecks(work, companyId, { ...range, byDepartment }), numbers)
  const names = await agencyNames(work, companyId, [...new Set(checks.map(({ runId }) => runId))])
  const movements = await cashMovements(work, companyId, range)
  // A run that was submitted and not posted yet has no accounts: its taxes stand under their codes.
  const agencyOf: AgencyNameOf = (runId, code) => names.get(`${runId}/${code}`) ?? code
  return { checks, movements, agencyOf, placed: placedBy(mapping) }
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

const withNumbers = (
  checks: readonly JournalCheck[],
  numbers: ReadonlyMap<string, string>,
): readonly JournalCheck[] =>
  numbers.size === 0
    ? checks
    : checks.map((check) => ({
        ...check,
        lines: check.lines.map((line) => {
          const glAccount = numbers.get(`${line.kind}/${line.name.toLowerCase()}`)
          return glAccount === undefined ? line : { ...line, glAccount }
        }),
      }))
