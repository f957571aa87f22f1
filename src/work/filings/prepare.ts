import { obligations } from '../../domain/filings/calendar.ts'
import { computeCorrection, correctedBoxes } from '../../domain/filings/correction.ts'
import { digestOf } from '../../domain/filings/digest.ts'
import {
  type Figures,
  type FilingFacts,
  type FilingState,
  filingMachine,
} from '../../domain/filings/filing.ts'
import type { FilingSpan } from '../../domain/filings/periods.ts'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import { addMonths } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import { type Cents, ZERO } from '../../kernel/money.ts'
import { correctionFor } from '../../law/engine/forms/find.ts'
import { loadKyb } from '../../store/company/kyb.ts'
import type { Work } from '../../store/database/work.ts'
import { calendarFacts } from '../../store/filings/calendar.ts'
import { insertFiling, type Prepared, replaceFiling } from '../../store/filings/filings.ts'
import { formsOf, replaceForms, type StoredForm } from '../../store/filings/people.ts'
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

/** What is right today beside what was filed: an amendment with the differences alone. */
export async function prepareAmendment(
  work: Work,
  filed: FilingFacts,
  given: {
    readonly explanation: string
    readonly existing: FilingFacts | undefined
    readonly userId?: Id<'user'>
  },
): Promise<Id<'filing'> | undefined> {
  const asked = askedAgain(filed)
  const profile = await loadProfile(work, filed.companyId)
  const computed = await computeAsked(work, { ...asked, profile })
  const reported = await formsOf(work, filed)
  const people = correctedForms(reported, computed).filter(
    ({ userId }) => given.userId === undefined || userId === given.userId,
  )
  const figures = amendedFigures(work, filed, computed.figures)
  const isSame = people.length === 0 && digestOf(computed.figures.lines) === digestOf(filed.figures.lines)
  if (isSame || (given.userId !== undefined && people.length === 0)) return undefined
  const prepared: Prepared = {
    ...headOf(asked, computed),
    sequence: given.existing?.sequence ?? filed.sequence + 1,
    amendsId: filed.filingId,
    // As soon as the error is known; no day of its own is printed.
    dueDate: work.today,
    figures,
    digest: digestOf(computed.figures, computed.people),
    blockers: await blockersOf(work, asked, profile),
    explanation: given.explanation,
  }
  return keep(work, prepared, people, given.existing)
}

/** Computed again: how each line came to be, and the lines in which what is right today differs from what was prepared. */
export async function recomputed(
  work: Work,
  filing: FilingFacts,
): Promise<{ readonly steps: ComputedForm['steps']; readonly changed: readonly string[] }> {
  const profile = await loadProfile(work, filing.companyId)
  const { figures, steps } = await computeAsked(work, { ...askedAgain(filing), profile })
  const names = new Set([...Object.keys(figures.lines), ...Object.keys(filing.figures.lines)])
  // What is deposited after a return is no error of the return.
  const changed = [...names].filter(
    (line) => !isPayment(filing.form, line) && figures.lines[line] !== filing.figures.lines[line],
  )
  return { steps, changed }
}

const PAYMENTS: Readonly<Record<string, readonly string[]>> = {
  941: ['13', '14', '15a'],
  944: ['10', '11', '12'],
  945: ['4', '5', '6'],
  940: ['13', '14', '15a'],
}
const isPayment = (form: string, line: string): boolean => PAYMENTS[form]?.includes(line) ?? false

const askedAgain = (filed: FilingFacts): AskedFiling => ({
  companyId: filed.companyId,
  form: filed.form as PreparedForm,
  jurisdiction: filed.jurisdiction,
  span: { from: filed.periodBegin, to: filed.periodEnd },
  entered: filed.entered,
})

const headOf = (asked: AskedFiling, { figures, confidence, notes }: ComputedForm) => ({
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

/** Form 941-X has its own lines; of other forms the corrected ones are filed again. */
function amendedFigures(work: Work, filed: FilingFacts, corrected: Figures): Figures {
  if (filed.form !== '941') return corrected
  const { law } = correctionFor('941', filed.periodEnd, { allowProvisional: work.isSandbox })
  const { rows } = computeCorrection(law, { reported: filed.figures.lines, corrected: corrected.lines })
  return { ...corrected, corrections: rows }
}

/** Forms whose boxes changed, with those boxes; of someone who gets none any more, to zero. */
function correctedForms(reported: readonly StoredForm[], { people }: ComputedForm): readonly StoredForm[] {
  const was = new Map(reported.map((form) => [form.userId, form]))
  const is = new Set(people.map(({ userId }) => userId))
  const gone = reported.filter(({ userId }) => !is.has(userId)).map(emptied)
  return [...people, ...gone].flatMap((form) => {
    const before = was.get(form.userId)
    const corrections = before ? correctedBoxes(before, form) : undefined
    if (corrections?.length === 0) return []
    return [corrections ? { ...form, corrections } : form]
  })
}

const emptied = ({ userId, lines }: StoredForm): StoredForm => ({
  userId,
  lines: Object.fromEntries(
    Object.entries(lines).map(([line, value]) => [line, typeof value === 'bigint' ? ZERO : '']),
  ),
  codes: {},
  labels: {},
  states: [],
  notes: [],
})

async function keep(
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

async function blockersOf(
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
