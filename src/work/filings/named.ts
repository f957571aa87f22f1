import type { FilingFacts } from '../../domain/filings/filing.ts'
import { type FilingSpan, spanOfWord } from '../../domain/filings/periods.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { filingsWhere, lockFiling } from '../../store/filings/filings.ts'
import { known } from '../../wire/fields/nouns.ts'
import type { PreparedForm } from './computed.ts'

/** The filing that a body names, locked. */
export const lockedFiling = async (work: Work, filingId: Id<'filing'>): Promise<FilingFacts> =>
  known(await lockFiling(work, filingId), 'filing')

/** As it stands now. */
export const filingNow = async (work: Work, filingId: Id<'filing'>): Promise<FilingFacts> =>
  known((await filingsWhere(work, { ids: [filingId] }))[0], 'filing')

/** The period that a word names; undefined where the form is for another length of time. A state says its own length. */
export function spanOf(form: PreparedForm, word: string): FilingSpan | undefined {
  const span = spanOfWord(word)
  const wanted = form === 'withholding' ? span?.kind : QUARTERLY.includes(form) ? 'quarter' : 'year'
  return span?.kind === wanted ? span && { from: span.from, to: span.to } : undefined
}

const QUARTERLY: readonly PreparedForm[] = ['941', 'wageReport']

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

const STATE_FORMS: Readonly<Record<string, string>> = {
  wageReport: 'quarterly wage report',
  withholding: 'return of income tax withheld',
  reconciliation: 'reconciliation of income tax withheld',
}
const AMENDED: Readonly<Record<string, string>> = { 941: 'Form 941-X', 'W-2': 'Forms W-2c and W-3c' }
