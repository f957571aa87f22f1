import type { Given, PageProps } from '../../app/page.tsx'
import { type Ask, ask, type Reply } from '../../calls/operations.ts'
import { dayAfter } from '../../format/days.ts'

/** By what the cost of work is told apart. */
export const costGroups = ['department', 'job', 'costCenter', 'state', 'location', 'worker'] as const

/** The same for paychecks, which are of one worker already. */
export const payGroups = ['department', 'job', 'costCenter', 'state', 'location'] as const

/** The reports, in the order in which they are offered. */
export const kinds = [
  'register',
  'types',
  'taxes',
  'cost',
  'variance',
  'year',
  'deposits',
  'leave',
  'heads',
  'comp',
] as const
export type ReportKind = (typeof kinds)[number]

type AnyReport = Reply<'reports/getPayrollRegister'>

/** What was chosen: a report, its days, one payroll of them or all, and by what it is told apart. */
export interface Chosen {
  readonly kind: ReportKind
  readonly from: string
  readonly to: string
  readonly payPeriodId: string
  readonly by: (typeof costGroups)[number] | ''
}

export function chosenIn({ search, today }: Pick<Given, 'search' | 'today'>): Chosen {
  const kind = kinds.find((each) => each === search.report) ?? 'register'
  return {
    kind,
    from: search.from ?? `${today.slice(0, 4)}-01-01`,
    to: search.to ?? dayAfter(today, 0),
    payPeriodId: search.period ?? '',
    by:
      kind === 'cost'
        ? (costGroups.find((each) => each === search.by) ?? 'state')
        : (payGroups.find((each) => each === search.by) ?? ''),
  }
}

type Format = 'json' | 'csv' | 'pdf'

/** The question of each report. A variance is of one payroll. */
export function askOf(companyId: string, chosen: Chosen, format: Format): Ask<AnyReport> {
  const { from, to, payPeriodId, by } = chosen
  const days = { companyId, from, to, format }
  const payrolls = payPeriodId === '' ? days : { companyId, payPeriodId, format }
  const of: Readonly<Record<ReportKind, () => Ask<AnyReport>>> = {
    register: () =>
      ask('reports/getPayrollRegister', {
        ...payrolls,
        by: payGroups.find((each) => each === by) ?? null,
        ...(format === 'json' && { limit: 500 }),
      }),
    types: () => ask('reports/getTypeSummary', payrolls),
    taxes: () => ask('reports/getTaxSummary', payrolls),
    cost: () => ask('reports/getLaborCost', { ...payrolls, by: by === '' ? 'state' : by }),
    variance: () => ask('reports/getVarianceReport', { companyId, payPeriodId, format }),
    year: () => ask('reports/getYearToDateReport', days),
    deposits: () => ask('reports/getDepositReport', days),
    leave: () => ask('reports/getLeaveLiability', { companyId, on: to, format }),
    heads: () => ask('reports/getHeadcount', days),
    comp: () => ask('reports/getWorkersCompReport', payrolls),
  }
  return of[chosen.kind]()
}

export const reportsAsks = ({ companyId, search, today }: Given) => {
  const { from, to } = chosenIn({ search, today })
  return { payrolls: ask('reports/getPayrollSummary', { companyId, from, to, limit: 60 }) }
}

export type ReportsProps = PageProps<ReturnType<typeof reportsAsks>>
