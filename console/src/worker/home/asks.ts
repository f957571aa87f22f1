import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

/** A quarter of weekly pay: what of it came back and is owed is told at a glance. */
const LOOKED_BACK = 13

export const homeAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  history: ask('reports/getIndividualPayrollHistory', {
    companyId,
    userId,
    limit: LOOKED_BACK,
    newestFirst: true,
  }),
  periods: ask('reports/getPayPeriod', { companyId }),
  balance: ask('reports/getTimeOffBalance', { companyId, userId }),
})

export type HomeProps = PageProps<ReturnType<typeof homeAsks>>
