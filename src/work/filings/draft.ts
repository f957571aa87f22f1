import type { Entered, FilingFacts } from '../../domain/filings/filing.ts'
import type { FilingSpan } from '../../domain/filings/periods.ts'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import type { Id } from '../../kernel/ids.ts'
import { loadKyb } from '../../store/company/kyb.ts'
import type { Work } from '../../store/database/work.ts'
import type { ComputedForm, PreparedForm } from './computed.ts'
import { stateBlockers } from './state-blockers.ts'

export interface AskedFiling {
  readonly companyId: Id<'company'>
  readonly form: PreparedForm
  readonly jurisdiction: string
  readonly span: FilingSpan
  readonly entered: Entered
}

/** The same form of the same period, to be computed again. */
export const askedAgain = (filed: FilingFacts): AskedFiling => ({
  companyId: filed.companyId,
  form: filed.form as PreparedForm,
  jurisdiction: filed.jurisdiction,
  span: { from: filed.periodBegin, to: filed.periodEnd },
  entered: filed.entered,
})

/** What an original and an amendment have in common. */
export const headOf = (asked: AskedFiling, { figures, confidence, notes }: ComputedForm) => ({
  companyId: asked.companyId,
  form: asked.form,
  jurisdiction: asked.jurisdiction,
  periodBegin: asked.span.from,
  periodEnd: asked.span.to,
  edition: figures.edition,
  confidence,
  notes,
  entered: asked.entered,
})

/** What stands in the way of filing it, each with what to do. */
export async function blockersOf(
  work: Work,
  asked: AskedFiling,
  profile: FilingProfile,
): Promise<readonly string[]> {
  const kyb = await loadKyb(work, asked.companyId)
  const ofState = await stateBlockers(work, asked)
  const isOver = asked.span.to < work.today || profile.finalPayDate !== null
  return [
    ...(kyb ? [] : ['The EIN is missing; addKybInformation gives it']),
    ...(profile.signerName === '' ? ['Nobody is named who signs; updateFilingProfile names one'] : []),
    ...ofState,
    ...(isOver ? [] : [`The period ends on ${asked.span.to}; prepare it again after that day`]),
  ]
}
