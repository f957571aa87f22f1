import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const paycheckAsks = ({ companyId, params }: Given) => ({
  periods: ask('reports/getPayPeriod', { companyId }),
  preview: ask('payroll/previewPayroll', { companyId, payPeriodId: params.periodId! }),
  user: ask('reports/getUser', { companyId, userId: params.userId! }),
})

export type PaycheckProps = PageProps<ReturnType<typeof paycheckAsks>>
