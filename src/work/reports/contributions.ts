import { planTypeOf } from '../../domain/benefits/values.ts'
import { contributionColumns, contributionRows } from '../../domain/reports/contributions.ts'
import { type Report, totalsOf } from '../../domain/reports/report.ts'
import { dayOf, yearOf } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { BenefitPlan } from '../../store/benefits/plans.ts'
import type { Work } from '../../store/database/work.ts'
import { bookedForPlans, participantsIn } from '../../store/reports/contributions.ts'
import type { PayrollsAsked } from '../../store/reports/paid.ts'
import { daysSaid } from './days-said.ts'

/** What is owed to some plans for some days, a row a participant; loans go with plans that take deferrals. */
export async function contributions(
  work: Work,
  asked: PayrollsAsked,
  plans: readonly BenefitPlan[],
): Promise<Report<typeof contributionColumns>> {
  const lines = {
    plans: plans.map(({ name }) => name),
    hasLoans: plans.some(({ type }) => planTypeOf(type).asks === 'deferral'),
  }
  const { companyId, to } = asked
  const people = await participantsIn(work, asked, lines)
  const year = await participantsIn(work, { companyId, from: dayOf(yearOf(to), 1, 1), to }, lines)
  const booked = await bookedForPlans(work, asked, lines)

  const rows = contributionRows(people, year)
  const totals = totalsOf(contributionColumns, rows)
  return {
    title: `Contributions to ${lines.plans.join(', ')}`,
    about: daysSaid(asked),
    columns: contributionColumns,
    rows,
    totals,
    ties: [{ what: 'Owed for these days', reported: cents(totals.total as Cents), booked: cents(booked) }],
    notes: [
      'Participants are named without their social security numbers; the year so far is of payrolls run here.',
      ...(lines.hasLoans ? ['Loan repayments are those of every loan from a 401(k) of the company.'] : []),
    ],
  }
}
