import type { FilingFacts } from '../../domain/filings/filing.ts'
import { type FilingSpan, periodAround } from '../../domain/filings/periods.ts'
import { addMonths, day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { filingsWhere, lockFiling } from '../../store/filings/filings.ts'
import { known } from '../../wire/fields/nouns.ts'
import type { PreparedForm } from './compute.ts'

/** The filing that a body names, locked. */
export const lockedFiling = async (work: Work, filingId: Id<'filing'>): Promise<FilingFacts> =>
  known(await lockFiling(work, filingId), 'filing')

/** As it stands now. */
export const filingNow = async (work: Work, filingId: Id<'filing'>): Promise<FilingFacts> =>
  known((await filingsWhere(work, { ids: [filingId] }))[0], 'filing')

/** `2025-Q3` or `2025`; undefined where the form is for another length of time. */
export function spanOf(form: PreparedForm, word: string): FilingSpan | undefined {
  const isQuarterly = form === '941' || form === 'wageReport'
  const [, year, quarter] = /^(\d{4})(?:-Q([1-4]))?$/.exec(word) ?? []
  if (year === undefined || (quarter !== undefined) !== isQuarterly) return undefined
  const first = day(`${year}-01-01`)
  return quarter === undefined
    ? periodAround('year', first)
    : periodAround('quarter', addMonths(first, 3 * (Number(quarter) - 1)))
}

/** What its pages are called: an amendment of some forms has a name of its own. */
export function nameOfFiling({
  form,
  jurisdiction,
  sequence,
}: Pick<FilingFacts, 'form' | 'jurisdiction' | 'sequence'>): string {
  if (jurisdiction !== 'US')
    return `${jurisdiction} ${STATE_FORMS[form] ?? form}${sequence > 0 ? ', amended' : ''}`
  if (sequence === 0) return `Form ${form}`
  return AMENDED[form] ?? `Form ${form}, amended`
}

const STATE_FORMS: Readonly<Record<string, string>> = { wageReport: 'quarterly wage report' }
const AMENDED: Readonly<Record<string, string>> = { 941: 'Form 941-X', 'W-2': 'Forms W-2c and W-3c' }
