import { obligations } from '../../domain/filings/calendar.ts'
import { digestOf } from '../../domain/filings/digest.ts'
import { type FilingFacts, type FilingState, filingMachine } from '../../domain/filings/filing.ts'
import type { FilingSpan } from '../../domain/filings/periods.ts'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import { addMonths } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import type { Cents } from '../../kernel/money.ts'
import { loadKyb } from '../../store/company/kyb.ts'
import type { Work } from '../../store/database/work.ts'
import { calendarFacts } from '../../store/filings/calendar.ts'
import { insertFiling, type Prepared, replaceFiling } from '../../store/filings/filings.ts'
import { replaceForms, type StoredForm } from '../../store/filings/people.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { type ComputedForm, computeAsked, type PreparedForm } from './compute.ts'
import { tellFiling } from './tell.ts'

export interface AskedFiling {
  readonly companyId: Id<'company'>
  readonly form: PreparedForm
  readonly jurisdiction: string
  readonly span: FilingSpan
  readonly entered: Readonly<Record<string, Cents>>
}

/** What is owed for the period, and by when; undefined where nothing is. */
export async function owedFor(work: Work, { companyId, form, jurisdiction, span }: AskedFiling) {
  const facts = (await calendarFacts(work, [companyId])).get(companyId)
  if (!facts) return undefined
  const around = { from: addMonths(span.from, -1), to: addMonths(span.to, 6) }
  return obligations(facts, around, { allowProvisional: work.isSandbox }).find(
    (each) => each.form === form && each.jurisdiction === jurisdiction && each.periodBegin === span.from,
  )
}

type Owed = NonNullable<Awaited<ReturnType<typeof owedFor>>>

/** Computes a filing and writes it down: a new one, or the one that is there and was not handed over. */
export async function prepareOriginal(
  work: Work,
  asked: AskedFiling,
  { owed, existing }: { readonly owed: Owed; readonly existing: FilingFacts | undefined },
): Promise<Id<'filing'>> {
  const profile = await loadProfile(work, asked.companyId)
  const computed = await computeAsked(work, { ...asked, profile })
  const prepared: Prepared = {
    ...headOf(asked, computed),
    sequence: existing?.sequence ?? 0,
    amendsId: null,
    dueDate: computed.isOnTime && owed.extendedDueDate ? owed.extendedDueDate : owed.dueDate,
    figures: computed.figures,
    digest: digestOf(computed.figures, computed.people),
    blockers: await blockersOf(work, asked, profile),
    explanation: '',
  }
  return keep(work, prepared, computed.people, existing)
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

/** Writes a filing down with the forms of its people, and tells of it. */
export async function keep(
  work: Work,
  prepared: Prepared,
  people: readonly StoredForm[],
  existing: FilingFacts | undefined,
): Promise<Id<'filing'>> {
  const from: FilingState = existing?.status ?? filingMachine.initial
  const status = move(filingMachine, from, prepared.blockers.length > 0 ? 'hold' : 'prepareFiling')
  const filingId = existing?.filingId ?? (await insertFiling(work, prepared, status))
  if (existing) await replaceFiling(work, existing, prepared, status)
  await replaceForms(work, { ...prepared, filingId }, people)
  tellFiling(work, { ...prepared, filingId }, existing ? 'update' : 'insert')
  work.note({ companyId: prepared.companyId, subjectIds: [filingId], facts: { form: prepared.form, status } })
  return filingId
}

/** What stands in the way of filing it, each with what to do. */
export async function blockersOf(
  work: Work,
  asked: AskedFiling,
  profile: FilingProfile,
): Promise<readonly string[]> {
  const kyb = await loadKyb(work, asked.companyId)
  const isOver = asked.span.to < work.today || profile.finalPayDate !== null
  return [
    ...(kyb ? [] : ['The EIN is missing; addKybInformation gives it']),
    ...(profile.signerName === '' ? ['Nobody is named who signs; updateFilingProfile names one'] : []),
    ...(isOver ? [] : [`The period ends on ${asked.span.to}; prepare it again after that day`]),
  ]
}
