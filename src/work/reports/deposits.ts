import { canonicalOf, depositPlan } from '../../domain/money/deposit-plan.ts'
import { depositColumns } from '../../domain/reports/deposits.ts'
import { type Report, totalsOf } from '../../domain/reports/report.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { openReturns } from '../../store/money/open-returns.ts'
import { bookedFor } from '../../store/reports/booked.ts'
import type { PayrollsAsked } from '../../store/reports/paid.ts'
import { depositFacts } from '../money/deposits.ts'
import { mergedLiabilities, statusOf } from '../money/owed-taxes.ts'
import { daysSaid } from './days-said.ts'

/** What each agency is owed for pay dates in these days, and what it was paid. */
export async function deposits(work: Work, asked: PayrollsAsked): Promise<Report<typeof depositColumns>> {
  const { companyId, from, to } = asked
  const { own, ...facts } = await depositFacts(work, companyId, from)
  const plan = depositPlan(facts)
  const returned = await openReturns(work, { companyId, names: ['TaxPayment'] })
  const names = new Map(own.map(({ agencyRef, agency }) => [canonicalOf(agencyRef), agency]))
  const rows = mergedLiabilities(own)
    .filter(({ payDate }) => from <= payDate && payDate <= to)
    .map((row) => ({
      agency: names.get(row.agencyRef) ?? row.agencyRef,
      payDate: row.payDate as string,
      accrued: cents(row.accrued),
      deposited: cents(row.deposited),
      outstanding: cents(row.accrued - row.deposited),
      dueDate: (plan.due(row.agencyRef, row.payDate) ?? '') as string,
      status: statusOf(row, plan, returned) as string,
    }))
  const totals = totalsOf(depositColumns, rows)
  const { taxAgency } = await bookedFor(work, { companyId, from, to })
  return {
    title: 'Tax deposits',
    about: daysSaid(asked),
    columns: depositColumns,
    rows,
    totals,
    ties: [{ what: 'Taxes', reported: cents(totals.accrued as bigint), booked: cents(taxAgency) }],
    notes: ['What another provider owed and deposited is not in it; getTaxLiabilities has it.'],
  }
}
