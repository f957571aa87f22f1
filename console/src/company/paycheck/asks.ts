import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const paycheckAsks = ({ companyId, params }: Given) => ({
  periods: ask('reports/getPayPeriod', { companyId }),
  explained: ask('reports/explainPaycheck', { payPeriodId: params.periodId!, userId: params.userId! }),
  place: ask('payroll/getPayrollData', {
    companyId,
    payPeriodId: params.periodId!,
    userId: params.userId!,
    limit: 1,
  }),
  user: ask('reports/getUser', { companyId, userId: params.userId! }),
})

export type PaycheckProps = PageProps<ReturnType<typeof paycheckAsks>>
