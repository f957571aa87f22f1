import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const paycheckAsks = ({ companyId, params }: Given) => ({
  periods: ask('reports/getPayPeriod', { companyId }),
  explained: ask('reports/explainPaycheck', { payPeriodId: params.periodId!, userId: params.userId! }),
  user: ask('reports/getUser', { companyId, userId: params.userId! }),
})

export type PaycheckProps = PageProps<ReturnType<typeof paycheckAsks>>
