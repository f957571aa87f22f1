import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import type { Period } from '../shared/payroll-sums.ts'

export const payrollAsks = ({ companyId }: Given) => ({ periods: ask('reports/getPayPeriod', { companyId }) })

export type PayrollProps = PageProps<ReturnType<typeof payrollAsks>>

export const periodAsks = ({ companyId, params }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
  periods: ask('reports/getPayPeriod', { companyId }),
  preview: ask('payroll/previewPayroll', { companyId, payPeriodId: params.periodId! }),
  runs: ask('reports/getPayRun', { payPeriodId: params.periodId! }),
})

export type PeriodProps = PageProps<ReturnType<typeof periodAsks>>

/** What each step of a payroll is given. */
export interface StepProps extends PeriodProps {
  readonly period: Period
}
