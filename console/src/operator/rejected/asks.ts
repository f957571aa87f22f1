import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { dayAfter } from '../../format/days.ts'

export const rejectedAsks = ({ today }: Given) => ({
  rejected: ask('reports/getFilings', {
    from: dayAfter(today, -300),
    to: dayAfter(today, 60),
    status: 'rejected',
    limit: 500,
  }),
  companies: ask('reports/getCompanies', { limit: 1000 }),
})

export type RejectedProps = PageProps<ReturnType<typeof rejectedAsks>>
