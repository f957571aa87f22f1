import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { dayAfter } from '../../format/days.ts'

export const homeAsks = ({ companyId, today }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
  periods: ask('reports/getPayPeriod', { companyId }),
  tasks: ask('reports/getOpenTasks', { companyId, limit: 100 }),
  summary: ask('reports/getPayrollSummary', {
    companyId,
    from: dayAfter(today, -200),
    to: dayAfter(today, 14),
  }),
  leave: ask('reports/getTimeOffRequests', { companyId, status: 'Pending' }),
  owed: ask('reports/getTaxLiabilities', {
    companyId,
    from: dayAfter(today, -365),
    to: dayAfter(today, 120),
  }),
})

export type HomeProps = PageProps<ReturnType<typeof homeAsks>>
