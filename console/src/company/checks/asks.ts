import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const PAGE = 50

export const STATUSES = ['issued', 'stale', 'voided', 'cleared'] as const
export type Shown = (typeof STATUSES)[number]

/** What is out comes first: it is what one comes to this page for. */
export const shownOf = ({ show }: Given['search']): Shown =>
  STATUSES.find((status) => status === show) ?? 'issued'

export const checksAsks = ({ companyId, search }: Given) => ({
  checks: ask('reports/getChecks', {
    companyId,
    status: shownOf(search),
    limit: PAGE,
    newestFirst: true,
    cursor: search.cursor || null,
  }),
  company: ask('reports/getCompanyInfo', { companyId }),
})

export type ChecksProps = PageProps<ReturnType<typeof checksAsks>>
