import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const payAsks = ({ companyId, userId }: Given) => ({
  history: ask('reports/getIndividualPayrollHistory', { companyId, userId, limit: 100 }),
  periods: ask('reports/getPayPeriod', { companyId }),
})

export type PayProps = PageProps<ReturnType<typeof payAsks>>

export const stubAsks = ({ userId, params }: Given) => ({
  stub: ask('reports/getPayStub', { payPeriodId: params.periodId!, userId }),
  explained: ask('reports/explainPaycheck', { payPeriodId: params.periodId!, userId }),
})

export type StubProps = PageProps<ReturnType<typeof stubAsks>>
