import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

/** A year of weekly pay. */
export const PAGE = 53

export const payAsks = ({ companyId, userId, search }: Given) => ({
  history: ask('reports/getIndividualPayrollHistory', {
    companyId,
    userId,
    limit: PAGE,
    newestFirst: true,
    ...(search.cursor && { cursor: search.cursor }),
  }),
  periods: ask('reports/getPayPeriod', { companyId }),
})

export type PayProps = PageProps<ReturnType<typeof payAsks>>

export const stubAsks = ({ userId, params }: Given) => ({
  stub: ask('reports/getPayStub', { payPeriodId: params.periodId!, userId }),
  explained: ask('reports/explainPaycheck', { payPeriodId: params.periodId!, userId }),
})

export type StubProps = PageProps<ReturnType<typeof stubAsks>>
