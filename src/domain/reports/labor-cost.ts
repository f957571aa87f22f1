import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { type CostPart, followEarnings } from './follow-earnings.ts'
import { NOT_IN_BOOKS } from './not-in-books.ts'
import type { Columns, ReportRow } from './report.ts'

/** By what the cost of work is told apart. */
export const costGroups = ['department', 'job', 'costCenter', 'state', 'location', 'worker'] as const
export type CostGroup = (typeof costGroups)[number]

export const laborColumns = {
  group: {
    label: 'Group',
    kind: 'text',
    says: 'The department, job, cost center, state, place or worker.',
    example: 'GA',
  },
  people: { label: 'People', kind: 'count', says: 'How many people worked for it.', isNotSummed: true },
  hours: { label: 'Hours', kind: 'hours', says: 'Hours that are paid.' },
  gross: { label: 'Gross', kind: 'money', says: 'What was earned.' },
  employerTaxes: {
    label: 'Employer taxes',
    kind: 'money',
    says: 'Its share of the taxes that the company pays.',
  },
  contributions: {
    label: 'Contributions',
    kind: 'money',
    says: 'Its share of what the company gives to benefits.',
  },
  reimbursements: { label: 'Reimbursed', kind: 'money', says: 'Its share of what is paid back.' },
  cost: { label: 'Cost', kind: 'money', says: `The four amounts. ${NOT_IN_BOOKS}` },
} as const satisfies Columns

/** A paycheck with its earnings told apart, and what the company adds to all of them; or several of one group. */
export interface CostCheck {
  /** Whose they are, or how many where nobody else's cost has any of them. */
  readonly people: readonly string[] | number
  readonly parts: readonly CostPart[]
  readonly employerTaxes: bigint
  readonly contributions: bigint
  readonly reimbursements: bigint
}

/** What the company adds to a paycheck follows its earnings. */
export function laborRows(checks: readonly CostCheck[]): readonly ReportRow<typeof laborColumns>[] {
  const shares = checks.flatMap(({ people, parts, employerTaxes, contributions, reimbursements }) =>
    followEarnings(parts, { employerTaxes, contributions, reimbursements }).map((share) => ({
      ...share,
      people,
    })),
  )
  return [...groupedBy(shares, ({ group }) => group)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, own]) => {
      const sum = (of: (share: (typeof own)[number]) => bigint): Cents =>
        cents(own.reduce((all, share) => all + of(share), 0n))
      return {
        group,
        people: peopleOf(own.map(({ people }) => people)),
        hours: own.reduce((all, { hours }) => all + hours, 0),
        gross: sum(({ earned }) => earned),
        employerTaxes: sum((share) => share.employerTaxes),
        contributions: sum((share) => share.contributions),
        reimbursements: sum((share) => share.reimbursements),
        cost: sum((share) => share.earned + share.employerTaxes + share.contributions + share.reimbursements),
      }
    })
}

const peopleOf = (all: readonly CostCheck['people'][]): number =>
  new Set(all.flatMap((people) => (typeof people === 'number' ? [] : people))).size +
  all.reduce<number>((sum, people) => sum + (typeof people === 'number' ? people : 0), 0)
