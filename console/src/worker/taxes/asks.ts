import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const taxesAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  w4: ask('reports/getW4History', { companyId, userId }),
  history: ask('reports/getIndividualPayrollHistory', { companyId, userId, limit: 1, newestFirst: true }),
  schedule: ask('reports/getPaySchedule', { companyId }),
})

export type TaxesProps = PageProps<ReturnType<typeof taxesAsks>>
