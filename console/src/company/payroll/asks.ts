import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import type { Period, Preview } from '../shared/payroll-sums.ts'

/** So many people stand on a page of a payroll: whoever looks for one types a name. */
export const PAGE = 50

export const payrollAsks = ({ companyId }: Given) => ({ periods: ask('reports/getPayPeriod', { companyId }) })

export type PayrollProps = PageProps<ReturnType<typeof payrollAsks>>

export const periodAsks = ({ companyId, params }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
  periods: ask('reports/getPayPeriod', { companyId }),
  runs: ask('reports/getPayRun', { payPeriodId: params.periodId! }),
})

export type PeriodProps = PageProps<ReturnType<typeof periodAsks>>

/** What each step of a payroll is given. */
export interface StepProps extends PeriodProps {
  readonly period: Period
}

/** A step that shows what the payroll comes to, and a page of its people. */
export interface PreviewProps extends StepProps {
  readonly preview: Preview
}

/** Where a period is shown. */
export const periodPath = ({ companyId, params }: Given): string =>
  `/c/${companyId}/payroll/${params.periodId}`

/** One page of the people of a period, by the search and the place that the address names. */
export const pageAsked = ({ companyId, params, search }: Given) => ({
  companyId,
  payPeriodId: params.periodId!,
  limit: PAGE,
  search: search.text ?? '',
  ...(search.cursor ? { cursor: search.cursor } : {}),
})
