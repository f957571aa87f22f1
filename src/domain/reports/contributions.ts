import { add, type Cents, cents, ZERO } from '../../kernel/money.ts'
import type { LineKind } from '../pay/lines.ts'
import { matchedType } from '../pay/lines.ts'
import { idColumn } from './id-column.ts'
import type { Columns, ReportRow } from './report.ts'

export const contributionColumns = {
  userId: idColumn('Worker id', 'The participant.'),
  userName: { label: 'Participant', kind: 'text', says: 'The name of the worker.' },
  hours: { label: 'Hours', kind: 'hours', says: 'Hours that are paid.' },
  compensation: { label: 'Compensation', kind: 'money', says: 'What was earned, before anything is taken.' },
  beforeTax: { label: 'Deferral', kind: 'money', says: 'What the worker gave before tax.' },
  afterTax: { label: 'Roth and after tax', kind: 'money', says: 'What the worker gave after tax, as Roth.' },
  employer: { label: 'Employer', kind: 'money', says: 'What the company gave to whoever is enrolled.' },
  match: { label: 'Match', kind: 'money', says: 'What the company gave for what was deferred.' },
  loan: { label: 'Loan', kind: 'money', says: 'What was repaid of loans from a 401(k).' },
  total: { label: 'Total', kind: 'money', says: 'All that is owed to the plan for these days.' },
  compensationToDate: {
    label: 'Compensation YTD',
    kind: 'money',
    says: 'What was earned in the year so far.',
  },
  beforeTaxToDate: { label: 'Deferral YTD', kind: 'money', says: 'Given before tax in the year so far.' },
  afterTaxToDate: { label: 'Roth YTD', kind: 'money', says: 'Given after tax in the year so far.' },
  employerToDate: { label: 'Employer YTD', kind: 'money', says: 'Given by the company in the year so far.' },
  matchToDate: { label: 'Match YTD', kind: 'money', says: 'Given by the match formula in the year so far.' },
  loanToDate: { label: 'Loan YTD', kind: 'money', says: 'Repaid of loans in the year so far.' },
} as const satisfies Columns

/** What one participant earned and gave in some days. */
export interface Participant {
  readonly userId: string
  readonly userName: string
  /** Hundredths of an hour. */
  readonly hours: number
  readonly gross: bigint
  readonly lines: readonly { readonly kind: LineKind; readonly code: string; readonly amount: bigint }[]
}

/** A row a participant, by name; `toDate` is of the year so far. */
export function contributionRows(
  people: readonly Participant[],
  toDate: readonly Participant[],
): readonly ReportRow<typeof contributionColumns>[] {
  const years = new Map(toDate.map((person) => [person.userId, person]))
  return people.map((person) => {
    const [now, year] = [givenBy(person), givenBy(years.get(person.userId) ?? person)]
    return {
      userId: person.userId,
      userName: person.userName,
      hours: person.hours,
      ...now,
      total: add(now.beforeTax, now.afterTax, now.employer, now.match, now.loan),
      compensationToDate: year.compensation,
      beforeTaxToDate: year.beforeTax,
      afterTaxToDate: year.afterTax,
      employerToDate: year.employer,
      matchToDate: year.match,
      loanToDate: year.loan,
    }
  })
}

type Given = Record<'compensation' | 'beforeTax' | 'afterTax' | 'employer' | 'match' | 'loan', Cents>

function givenBy({ gross, lines }: Participant): Given {
  const given: Given = {
    compensation: cents(gross),
    beforeTax: ZERO,
    afterTax: ZERO,
    employer: ZERO,
    match: ZERO,
    loan: ZERO,
  }
  for (const { kind, code, amount } of lines) {
    const column = columnOf(kind, code)
    given[column] = cents(given[column] + amount)
  }
  return given
}

function columnOf(kind: LineKind, code: string): Exclude<keyof Given, 'compensation'> {
  if (kind === 'employerBenefit') return matchedType(code) === undefined ? 'employer' : 'match'
  if (code === LOAN) return 'loan'
  return kind === 'pretax' ? 'beforeTax' : 'afterTax'
}

/** The kind of deduction that repays a loan from a retirement plan. */
export const LOAN = '401(k) Loan'
