import { compute940 } from '../../domain/filings/annual-940.ts'
import type { Figures } from '../../domain/filings/filing.ts'
import { compute1096, computeNecs } from '../../domain/filings/nec.ts'
import { type FilingSpan, periodAround } from '../../domain/filings/periods.ts'
import type { FilingProfile } from '../../domain/filings/profile.ts'
import { computeReturn } from '../../domain/filings/quarterly.ts'
import { computeW2s, computeW3, type PersonForm } from '../../domain/filings/w2.ts'
import { isCorporation } from '../../domain/people/w9.ts'
import { addDays, dayOf, monthOf, yearOf } from '../../kernel/dates.ts'
import { type Cents, dollars, ZERO } from '../../kernel/money.ts'
import type { Chosen } from '../../law/engine/editions.ts'
import type { FormFigures } from '../../law/engine/forms/compute.ts'
import { editionOf, formFor } from '../../law/engine/forms/find.ts'
import type { FilingForm, FormName } from '../../law/language/filing-form.ts'
import { loadStateRegistrations } from '../../store/company/state-registrations.ts'
import type { Work } from '../../store/database/work.ts'
import { filingsOf } from '../../store/filings/filings.ts'
import { paidForDay, paidSums } from '../../store/filings/paid.ts'
import { toldOf, toldYes } from '../../store/filings/parties.ts'
import { allocatedTips } from '../../store/payroll/tip-allocations.ts'
import { classificationsOf } from '../../store/people/w9.ts'
import { accountIn } from './accounts.ts'
import { shortOfSocialSecurity } from './caught-up.ts'
import { wageReport, withholding } from './compute-state.ts'
import { type AskedForm, type ComputedForm, lookUp, notesOf, type PreparedForm } from './computed.ts'
import { depositedFor } from './deposited.ts'

/** Computes a form from what is kept; nothing is written. The same facts give the same figures. */
export function computeAsked(work: Work, asked: AskedForm): Promise<ComputedForm> {
  return computers[asked.form](work, asked)
}

const computers: Readonly<Record<PreparedForm, (work: Work, asked: AskedForm) => Promise<ComputedForm>>> = {
  941: taxReturn,
  943: taxReturn,
  944: taxReturn,
  945: taxReturn,
  940: futaReturn,
  'W-2': w2Forms,
  '1099-NEC': necForms,
  wageReport,
  withholding,
  reconciliation: withholding,
}

function figuresOf(asked: AskedForm, edition: string, { lines, days, months, states }: FormFigures): Figures {
  return {
    form: asked.form,
    edition,
    jurisdiction: asked.jurisdiction,
    period: asked.span,
    lines,
    ...(days && { days }),
    ...(months && { months }),
    ...(states && { states }),
  }
}

const computed = (
  asked: AskedForm,
  { law, confidence }: Chosen<FilingForm>,
  figures: FormFigures,
  rest: { people?: readonly PersonForm[]; notes: readonly string[]; isOnTime?: boolean },
): ComputedForm => ({
  figures: figuresOf(asked, editionOf(law), figures),
  people: rest.people ?? [],
  confidence,
  steps: figures.steps,
  notes: rest.notes,
  isOnTime: rest.isOnTime ?? false,
})

async function taxReturn(work: Work, asked: AskedForm): Promise<ComputedForm> {
  const { companyId, span, profile } = asked
  const chosen = formFor(asked.form as FormName, span.to, lookUp(work))
  const workerType = asked.form === '945' ? '1099-NEC' : 'W2'
  const sums = asked.sums ?? (await paidSums(work, { companyId, ...span, workerType, by: 'day' }))
  const deposited = await depositedFor(work, { ...asked, ref: `US.${asked.form}` })
  const figures = computeReturn(chosen.law, {
    paid: sums.paid,
    workersOn12th: await paidForDay(
      work,
      companyId,
      dayOf(yearOf(span.to), asked.form === '943' ? 3 : monthOf(span.to), 12),
    ),
    deposits: deposited.amount,
    isSemiweekly: deposited.isSemiweekly,
    priorTax: asked.form === '941' ? await priorTax(work, asked) : undefined,
    isFinal: isFinalIn(profile, span),
    isSeasonal: profile.isSeasonal,
    entered: asked.entered,
  })
  const short = asked.form === '945' ? ZERO : await shortOfSocialSecurity(work, asked)
  const notes = [
    ...notesOf(sums, deposited),
    ...(short > 0n ? [`${dollars(short)} ${missingTax(asked.form)}`] : []),
  ]
  return computed(asked, chosen, figures, { notes, isOnTime: deposited.isOnTime })
}

/** Form 941 multiplies what paychecks took: the missing tax of both sides is no rounding of it. */
const missingTax = (form: string): string =>
  'of wages within the base of the year had no Social Security tax, since a paycheck before them was voided: both shares ' +
  `are owed, and are not in these lines; Form ${form}-X corrects them`

/** The tax of the quarter before, where a return with wages was filed for it here. */
async function priorTax(work: Work, { companyId, span }: AskedForm): Promise<Cents | undefined> {
  const before = periodAround('quarter', addDays(span.from, -1))
  const filed = await filingsOf(work, {
    companyId,
    form: '941',
    jurisdiction: 'US',
    periodBegin: before.from,
  })
  const lines = filed.at(-1)?.figures.lines
  const [wages, tax] = [lines?.['2'], lines?.['12']]
  return typeof tax === 'bigint' && typeof wages === 'bigint' && wages > 0n ? tax : undefined
}

async function futaReturn(work: Work, asked: AskedForm): Promise<ComputedForm> {
  const { companyId, span, profile } = asked
  const chosen = formFor('940', span.to, lookUp(work))
  const sums = await paidSums(work, { companyId, ...span, workerType: 'W2', by: 'personQuarterState' })
  const deposited = await depositedFor(work, { ...asked, ref: `US.${asked.form}` })
  const figures = compute940(chosen.law, {
    paid: sums.paid,
    deposits: deposited.amount,
    isFinal: isFinalIn(profile, span),
    entered: asked.entered,
  })
  return computed(asked, chosen, figures, { notes: notesOf(sums, deposited), isOnTime: deposited.isOnTime })
}

async function w2Forms(work: Work, asked: AskedForm): Promise<ComputedForm> {
  const { companyId, span } = asked
  const chosen = formFor('W-2', span.to, lookUp(work))
  const w3 = formFor('W-3', span.to, lookUp(work))
  const sums = await paidSums(work, { companyId, ...span, workerType: 'W2', by: 'person' })
  // As it is known today: a number that is added or corrected after the year is that of the year, too.
  const registrations = await loadStateRegistrations(work, companyId, { on: work.today })
  const people = computeW2s(chosen.law, sums.paid, accountIn(registrations), {
    allocated: await allocatedTips(work, companyId, yearOf(span.to)),
    statutory: await toldYes(work, companyId, 'statutory employee'),
    withSickPay: await toldYes(work, companyId, 'third-party sick pay'),
    occupations: await toldOf(work, companyId, 'tipped occupation codes'),
  })
  const without = [...new Set(people.flatMap(({ states }) => states).filter(({ account }) => account === ''))]
  const missing = [...new Set(without.map(({ state }) => state))].sort()
  const notes = [
    ...notesOf(sums),
    ...missing.map(
      (state) => `Box 15: the account number of ${state} is missing; updateStateRegistrationInfo adds it`,
    ),
    ...new Set(people.flatMap((person) => person.notes)),
  ]
  return computed(asked, chosen, computeW3(w3.law, chosen.law, people), { people, notes })
}

/** The W-3 or 1096 of these forms; undefined where a form has no people. */
export function summaryOf(
  work: Work,
  { form, span }: Pick<AskedForm, 'form' | 'span'>,
  people: readonly PersonForm[],
): FormFigures | undefined {
  const lawOf = (name: FormName): FilingForm => formFor(name, span.to, lookUp(work)).law
  if (form === 'W-2') return computeW3(lawOf('W-3'), lawOf('W-2'), people)
  return form === '1099-NEC' ? compute1096(lawOf('1096'), people) : undefined
}

async function necForms(work: Work, asked: AskedForm): Promise<ComputedForm> {
  const { companyId, span } = asked
  const chosen = formFor('1099-NEC', span.to, lookUp(work))
  const summary = formFor('1096', span.to, lookUp(work))
  const sums = await paidSums(work, { companyId, ...span, workerType: '1099-NEC', by: 'person' })
  const classes = await classificationsOf(work, companyId, [
    ...new Set(sums.paid.map(({ userId }) => userId)),
  ])
  const corporations = [...classes].filter(([, each]) => isCorporation(each)).map(([userId]) => userId)
  const people = computeNecs(chosen.law, sums.paid, new Set(corporations))
  return computed(asked, chosen, compute1096(summary.law, people), { people, notes: notesOf(sums) })
}

const isFinalIn = ({ finalPayDate }: FilingProfile, { from, to }: FilingSpan): boolean =>
  finalPayDate !== null && from <= finalPayDate && finalPayDate <= to
