import { obligations, yearsOfPay } from '../../domain/filings/calendar.ts'
import { digestOf } from '../../domain/filings/digest.ts'
import { type FilingFacts, type FilingState, filingMachine } from '../../domain/filings/filing.ts'
import { addMonths } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import { calendarFacts } from '../../store/filings/calendar.ts'
import { insertFiling, type Prepared, replaceFiling } from '../../store/filings/filings.ts'
import { replaceForms, type StoredForm } from '../../store/filings/people.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { computeAsked } from './compute.ts'
import { type AskedFiling, blockersOf, headOf } from './draft.ts'
import { writeFiles } from './files.ts'
import { tellFiling } from './tell.ts'

/** What is owed for the period, and by when; undefined where nothing is. */
export async function owedFor(work: Work, { companyId, form, jurisdiction, span }: AskedFiling) {
  const around = { from: addMonths(span.from, -1), to: addMonths(span.to, 6) }
  const facts = (await calendarFacts(work, [companyId], yearsOfPay(around))).get(companyId)
  if (!facts) return undefined
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
  await writeFiles(work, { ...prepared, filingId, preparedAt: work.now }, people)
  tellFiling(work, { ...prepared, filingId }, existing ? 'update' : 'insert')
  work.note({ companyId: prepared.companyId, subjectIds: [filingId], facts: { form: prepared.form, status } })
  return filingId
}
