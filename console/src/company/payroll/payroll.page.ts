import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { payroll as words } from '../../messages/en/company/payroll.ts'

const OFFICE = ['administrator', 'bookkeeper', 'operator'] as const

export const payrollAsks = ({ companyId }: Given) => ({ periods: ask('reports/getPayPeriod', { companyId }) })

export const payrollPage = page({
  face: 'company',
  path: 'payroll',
  title: () => words.title,
  roles: OFFICE,
  asks: payrollAsks,
  shows: () => import('./payroll.tsx'),
})

export const periodAsks = ({ companyId, params }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
  periods: ask('reports/getPayPeriod', { companyId }),
  preview: ask('payroll/previewPayroll', { companyId, payPeriodId: params.periodId! }),
  runs: ask('reports/getPayRun', { payPeriodId: params.periodId! }),
})

/** The preview is the one answer that all steps stand on: of a submitted period it is what was frozen. */
export const periodPage = page({
  face: 'company',
  path: 'payroll/$periodId',
  title: () => words.title,
  roles: OFFICE,
  asks: periodAsks,
  shows: () => import('./period.tsx'),
})
