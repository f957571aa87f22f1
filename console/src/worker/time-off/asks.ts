import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const timeOffAsks = ({ companyId, userId, today }: Given) => ({
  holidays: ask('reports/getCompanyHolidays', { companyId, from: today, limit: 10 }),
  balance: ask('reports/getTimeOffBalance', { companyId, userId }),
  requests: ask('reports/getTimeOffRequests', { companyId, userId, limit: 50, newestFirst: true }),
})

export type TimeOffProps = PageProps<ReturnType<typeof timeOffAsks>>
