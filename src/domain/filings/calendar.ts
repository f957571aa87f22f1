import { addMonths, type Day, yearOf } from '../../kernel/dates.ts'
import { formFor } from '../../law/engine/forms/find.ts'
import { stateReturnsOn } from '../../law/engine/forms/states.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import type { FormName } from '../../law/language/filing-form.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Confidence } from '../../law/language/types.ts'
import { dueOf, type FilingSpan, periodAround, periodsEnding } from './periods.ts'

/** What decides which returns a company owes: when it paid whom, and what it told the IRS. */
export interface CalendarFacts {
  readonly federalForm: FederalForm
  readonly isSeasonal: boolean
  /** The last pay of a company that closed or stopped paying wages. */
  readonly finalPayDate: Day | null
  /** Days on which employees and contractors were paid: one a quarter suffices. */
  readonly paidEmployees: readonly Day[]
  readonly paidContractors: readonly Day[]
  readonly withheldFromContractors: readonly Day[]
  /** Where it is registered, and since when. */
  readonly states: readonly { readonly state: string; readonly since: Day }[]
}

/** A return that is owed. */
export interface Obligation {
  readonly form: string
  readonly jurisdiction: string
  /** As the agency calls it. */
  readonly name: string
  readonly periodBegin: Day
  readonly periodEnd: Day
  readonly dueDate: Day
  /** The day when every deposit was made on time and in full; null where that changes nothing. */
  readonly extendedDueDate: Day | null
  /** Why it is owed, where nothing was paid. */
  readonly reason: string
  readonly confidence: Confidence
}

/** What is owed and due in a range of days, in that order: also for a quarter without pay, and the last ones of all. */
export function obligations(facts: CalendarFacts, asked: FilingSpan, lookUp: LookUp): readonly Obligation[] {
  // A return is due within two months of the end of its period; one of a year may be due with its last quarter.
  const ending = { from: addMonths(asked.from, -15), to: asked.to }
  const owed = [...federal(facts, ending, lookUp), ...ofStates(facts, ending, lookUp)]
  return owed
    .filter(
      ({ dueDate, extendedDueDate }) => dueDate <= asked.to && (extendedDueDate ?? dueDate) >= asked.from,
    )
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

const sortKey = ({ dueDate, jurisdiction, form, periodBegin }: Obligation): string =>
  `${dueDate} ${jurisdiction === 'US' ? '' : jurisdiction} ${form} ${periodBegin}`

function federal(facts: CalendarFacts, ending: FilingSpan, lookUp: LookUp): readonly Obligation[] {
  const [wages, contractors, withheld] = [
    facts.paidEmployees,
    facts.paidContractors,
    facts.withheldFromContractors,
  ].map(paidIn) as [PaidIn, PaidIn, PaidIn]
  const years = periodsEnding('year', ending)
  const yearly = (form: FormName, paid: PaidIn): readonly Obligation[] =>
    years.filter(paid.within).flatMap((span) => federalReturn(form, span, facts, lookUp))
  const quarterly =
    facts.federalForm === '944'
      ? yearly('944', wages)
      : periodsEnding('quarter', ending)
          .filter((span) => isQuarterOwed(span, facts))
          .flatMap((span) => federalReturn('941', span, facts, lookUp, wages.within(span) ? '' : NO_PAY))
  return [
    ...quarterly,
    ...yearly('940', wages),
    ...yearly('W-2', wages),
    ...yearly('945', withheld),
    ...yearly('1099-NEC', contractors),
  ]
}

const NO_PAY =
  'Nothing was paid; a return is owed for every quarter after the first until a final one is filed'

interface PaidIn {
  readonly within: (span: FilingSpan) => boolean
}

const paidIn = (days: readonly Day[]): PaidIn => ({
  within: ({ from, to }) => days.some((day) => from <= day && day <= to),
})

/** Every quarter from the first pay through the final one; of a seasonal employer those with pay. */
function isQuarterOwed(
  span: FilingSpan,
  { paidEmployees, isSeasonal, finalPayDate }: CalendarFacts,
): boolean {
  const first = paidEmployees.reduce<Day | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined)
  if (first === undefined || span.to < first) return false
  if (finalPayDate !== null && span.from > finalPayDate) return false
  return !isSeasonal || paidIn(paidEmployees).within(span)
}

function federalReturn(
  form: FormName,
  span: FilingSpan,
  { finalPayDate }: CalendarFacts,
  lookUp: LookUp,
  reason = '',
): readonly Obligation[] {
  const { law, confidence } = formFor(form, span.to, { ...lookUp, allowProvisional: true })
  if (law.due === undefined) return []
  const isFinalYear = finalPayDate !== null && yearOf(finalPayDate) === yearOf(span.to)
  // Who stops paying wages owes the W-2s of the year with the final return.
  const end = form === 'W-2' && isFinalYear ? periodAround('quarter', finalPayDate).to : span.to
  return [
    {
      form,
      jurisdiction: 'US',
      name: `Form ${form}`,
      periodBegin: span.from,
      periodEnd: span.to,
      dueDate: dueOf(law.due, end),
      extendedDueDate: law.due.extended ? dueOf(law.due.extended, end) : null,
      reason,
      confidence,
    },
  ]
}

/** The wage report of each state, for every quarter with pay since the company is registered there. */
function ofStates(facts: CalendarFacts, ending: FilingSpan, lookUp: LookUp): readonly Obligation[] {
  return facts.states.flatMap(({ state, since }) =>
    periodsEnding('quarter', ending)
      .filter((span) => span.to >= since && isQuarterOwed(span, facts))
      .flatMap((span) => {
        const returns = stateReturnsOn(state, span.to, { ...lookUp, allowProvisional: true })
        if (returns === undefined) return []
        const { law, confidence } = returns
        return [
          {
            form: 'wageReport',
            jurisdiction: state,
            name: law.wageReport,
            periodBegin: span.from,
            periodEnd: span.to,
            dueDate: dueOf({ months: 1, day: law.dueDay }, span.to),
            extendedDueDate: null,
            reason: '',
            confidence,
          },
        ]
      }),
  )
}
