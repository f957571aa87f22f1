import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const homeAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  history: ask('reports/getIndividualPayrollHistory', { companyId, userId, limit: 1, newestFirst: true }),
  periods: ask('reports/getPayPeriod', { companyId }),
  balance: ask('reports/getTimeOffBalance', { companyId, userId }),
})

export type HomeProps = PageProps<ReturnType<typeof homeAsks>>
