import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const PAGE = 50

const STATES = ['Submitted', 'Approved', 'Open', 'Synced'] as const

/** What waits for a decision comes first. */
export const shownOf = ({ show }: Given['search']): (typeof STATES)[number] =>
  STATES.find((state) => state === show) ?? 'Submitted'

export const timeAsks = ({ companyId, search }: Given) => ({
  cards: ask('reports/getTimeCards', {
    companyId,
    status: shownOf(search),
    limit: PAGE,
    // Whoever waited longest is decided first; of the others one looks for the last.
    newestFirst: shownOf(search) !== 'Submitted',
    cursor: search.cursor || null,
  }),
  policies: ask('reports/getTimeTrackingPolicies', { companyId }),
})

export type TimeProps = PageProps<ReturnType<typeof timeAsks>>
