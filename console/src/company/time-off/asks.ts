import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const timeOffAsks = ({ companyId }: Given) => ({
  requests: ask('reports/getTimeOffRequests', { companyId, limit: 500, newestFirst: true }),
  policies: ask('reports/getTimeOffPolicies', { companyId }),
})

export type TimeOffProps = PageProps<ReturnType<typeof timeOffAsks>>
