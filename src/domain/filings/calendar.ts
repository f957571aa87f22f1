import { addMonths, type Day, yearOf } from '../../kernel/dates.ts'
import { formFor } from '../../law/engine/forms/find.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import type { FormName } from '../../law/language/filing-form.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { Obligation } from './obligation.ts'
import { dueOf, type FilingSpan, periodAround, periodsEnding } from './periods.ts'
import { ofState, type RegisteredState } from './state-calendar.ts'

/** What decides which returns a company owes: when it paid whom, and what it told the IRS. */
export interface CalendarFacts {
  readonly federalForm: FederalForm
  readonly isSeasonal: boolean
  /** The last pay of a company that closed or stopped paying wages. */
  readonly finalPayDate: Day | null
  /** Days on which employees and contractors were paid: the first, and of the years asked about one a quarter. */
  readonly paidEmployees: readonly Day[]
  readonly paidContractors: readonly Day[]
  readonly withheldFromContractors: readonly Day[]
  readonly states: readonly RegisteredState[]
}

/** The years whose pay decides what is owed and due in a range of days. */
export function yearsOfPay(asked: FilingSpan): FilingSpan {
  const { from, to } = ending(asked, true)
  return { from: periodAround('year', from).from, to: periodAround('year', to).to }
}

/** When periods end of which something is due: within two months; who stops paying owes the W-2s before the year ends. */
const ending = (asked: FilingSpan, isFinal: boolean): FilingSpan => ({
  from: addMonths(asked.from, -3),
  to: isFinal ? addMonths(asked.to, 11) : asked.to,
})

/** What is owed and due in a range of days, in that order: also for a quarter without pay, and the last ones of all. */
export function obligations(facts: CalendarFacts, asked: FilingSpan, lookUp: LookUp): readonly Obligation[] {
  const within = ending(asked, facts.finalPayDate !== null)
  const ofStates = {
    isOwed: (span: FilingSpan) => isPeriodOwed(span, facts),
    lookUp: { ...lookUp, allowProvisional: true },
  }
  const owed = [
    ...federal(facts, within, lookUp),
    ...facts.states.flatMap((state) => ofState(state, within, ofStates)),
  ]
  return owed
    .filter(
      ({ dueDate, extendedDueDate }) => dueDate <= asked.to && (extendedDueDate ?? dueDate) >= asked.from,
    )
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
}

const sortKey = ({ dueDate, jurisdiction, form, periodBegin }: Obligation): string =>
  `${dueDate} ${jurisdiction === 'US' ? '' : jurisdiction} ${form} ${periodBegin}`

function federal(facts: CalendarFacts, within: FilingSpan, lookUp: LookUp): readonly Obligation[] {
  const [wages, contractors, withheld] = [
    facts.paidEmployees,
    facts.paidContractors,
    facts.withheldFromContractors,
  ].map(paidIn) as [PaidIn, PaidIn, PaidIn]
  const years = periodsEnding('year', within)
  const yearly = (form: FormName, paid: PaidIn): readonly Obligation[] =>
    years.filter(paid.within).flatMap((span) => federalReturn(form, span, facts, lookUp))
  const onWages = periodsEnding(facts.federalForm === '941' ? 'quarter' : 'year', within)
    .filter((span) => isPeriodOwed(span, facts))
    .flatMap((span) =>
      federalReturn(facts.federalForm, span, facts, lookUp, wages.within(span) ? '' : NO_PAY),
    )
  return [
    ...onWages,
    ...yearly('940', wages),
    ...yearly('W-2', wages),
    ...yearly('945', withheld),
    ...yearly('1099-NEC', contractors),
  ]
}

const NO_PAY =
  'Nothing was paid; a return is owed for every quarter or year after the first until a final one is filed'

interface PaidIn {
  readonly within: (span: FilingSpan) => boolean
}

const paidIn = (days: readonly Day[]): PaidIn => ({
  within: ({ from, to }) => days.some((day) => from <= day && day <= to),
})

/** Every period from the first pay through the final one; of a seasonal employer those with pay. */
function isPeriodOwed(span: FilingSpan, { paidEmployees, isSeasonal, finalPayDate }: CalendarFacts): boolean {
  const first = paidEmployees.reduce<Day | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined)
  if (first === undefined || span.to < first) return false
  if (finalPayDate !== null && span.from > finalPayDate) return false
  // Pay is known by the quarter: a month without any may lie in one that has some.
  const whole = { from: periodAround('quarter', span.from).from, to: periodAround('quarter', span.to).to }
  return !isSeasonal || paidIn(paidEmployees).within(whole)
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
