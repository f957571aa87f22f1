import { type Day, monthOf, quarterOf } from '../../kernel/dates.ts'
import { stateReturnsOn, withholdingReturnsOn } from '../../law/engine/forms/states.ts'
import type { FilingPeriod } from '../../law/language/filing-form.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Confidence } from '../../law/language/types.ts'
import type { WithholdingReturns } from '../../law/language/withholding-returns.ts'
import type { Obligation } from './obligation.ts'
import { dueOf, type FilingSpan, periodsEnding } from './periods.ts'

/** Where a company is registered, since when, and how often it was told to deposit what it withholds. */
export interface RegisteredState {
  readonly state: string
  readonly since: Day
  /** In order; empty text where the registration does not say. */
  readonly frequencies: readonly { readonly from: Day; readonly frequency: string }[]
}

type IsOwed = (span: FilingSpan) => boolean

/** What one state is told: wages every quarter, income tax withheld by the frequency, and the year. */
export function ofState(
  registered: RegisteredState,
  ending: FilingSpan,
  { isOwed, lookUp }: { readonly isOwed: IsOwed; readonly lookUp: LookUp },
): readonly Obligation[] {
  const asked = { isOwed: (span: FilingSpan) => span.to >= registered.since && isOwed(span), lookUp }
  return [
    ...wageReports(registered, ending, asked),
    ...PERIODS.flatMap((kind) => withholding(registered, { kind, ending }, asked)),
    ...reconciliations(registered, ending, asked),
  ]
}

interface Asked {
  readonly isOwed: IsOwed
  readonly lookUp: LookUp
}

const PERIODS: readonly FilingPeriod[] = ['month', 'quarter', 'halfYear', 'year']

function wageReports(
  { state }: RegisteredState,
  ending: FilingSpan,
  { isOwed, lookUp }: Asked,
): readonly Obligation[] {
  return periodsEnding('quarter', ending)
    .filter(isOwed)
    .flatMap((span) => {
      const returns = stateReturnsOn(state, span.to, lookUp)
      if (returns === undefined) return []
      const { law, confidence } = returns
      const dueDate = dueOf({ months: 1, day: law.dueDay }, span.to)
      return [owed({ state, form: 'wageReport', name: law.wageReport, span, dueDate, confidence })]
    })
}

/** Returns of one length, of the periods at whose end the frequency asks for that length. */
function withholding(
  registered: RegisteredState,
  { kind, ending }: { readonly kind: FilingPeriod; readonly ending: FilingSpan },
  { isOwed, lookUp }: Asked,
): readonly Obligation[] {
  const { state } = registered
  return periodsEnding(kind, ending)
    .filter(isOwed)
    .flatMap((span) => {
      const chosen = withholdingReturnsOn(state, span.to, lookUp)
      if (chosen === undefined) return []
      const frequency = frequencyOn(registered, span.to)
      const one = chosen.law.returns[frequency]
      if (one === undefined)
        return kind === 'quarter' ? [unknown(chosen.law, { state, span, frequency })] : []
      if (one.kind !== 'return' || one.period !== kind) return []
      if (one.isThreeQuarters && quarterOf(span.to) === 4) return []
      const day = (monthOf(span.to) % 3 === 0 && one.atQuarterEnd) || one.day
      const dueDate = dueOf({ months: 1, day }, span.to, 'states')
      const confidence = lesser(chosen.confidence, one.confidence)
      return [owed({ state, form: 'withholding', name: one.form, span, dueDate, confidence })]
    })
}

function reconciliations(
  registered: RegisteredState,
  ending: FilingSpan,
  { isOwed, lookUp }: Asked,
): readonly Obligation[] {
  const { state } = registered
  return periodsEnding('year', ending)
    .filter(isOwed)
    .flatMap((span) => {
      const chosen = withholdingReturnsOn(state, span.to, lookUp)
      const after = chosen?.law.reconciliation
      if (chosen === undefined || after === undefined) return []
      if (after.notFor === frequencyOn(registered, span.to)) return []
      const dueDate = dueOf(after, span.to, 'states')
      const confidence = lesser(chosen.confidence, after.confidence)
      return [owed({ state, form: 'reconciliation', name: after.form, span, dueDate, confidence })]
    })
}

const frequencyOn = ({ frequencies }: RegisteredState, on: Day): string =>
  (frequencies.findLast(({ from }) => from <= on) ?? frequencies[0])?.frequency ?? ''

/** Nobody said how often: it is asked for by the quarter, so that it is not forgotten. */
function unknown(
  { returns }: WithholdingReturns,
  { state, span, frequency }: { state: string; span: FilingSpan; frequency: string },
): Obligation {
  const forms = Object.values(returns).flatMap((each) => (each.kind === 'return' ? [each.form] : []))
  const known = Object.keys(returns).join(', ')
  return {
    ...owed({
      ...{ state, form: 'withholding', span, confidence: 'unsure' },
      name: [...new Set(forms)].join(' or ') || 'withholding',
      dueDate: dueOf({ months: 1, day: 'last' }, span.to, 'states'),
    }),
    reason: `How often ${state} wants it is ${frequency === '' ? 'not known' : `“${frequency}”, which is unknown`}; updateStateRegistrationInfo says one of: ${known}`,
  }
}

const owed = (given: {
  readonly state: string
  readonly form: string
  readonly name: string
  readonly span: FilingSpan
  readonly dueDate: Day
  readonly confidence: Confidence
}): Obligation => ({
  form: given.form,
  jurisdiction: given.state,
  name: given.name,
  periodBegin: given.span.from,
  periodEnd: given.span.to,
  dueDate: given.dueDate,
  extendedDueDate: null,
  reason: '',
  confidence: given.confidence,
})

const SURE: readonly Confidence[] = ['verified', 'derived', 'recalled', 'unsure', 'provisional']
const lesser = (a: Confidence, b: Confidence): Confidence => (SURE.indexOf(a) > SURE.indexOf(b) ? a : b)
