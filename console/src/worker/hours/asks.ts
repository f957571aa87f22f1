import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const hoursAsks = ({ companyId, userId }: Given) => ({
  cards: ask('reports/getTimeCards', { companyId, userId, limit: 10, newestFirst: true }),
})

export type HoursProps = PageProps<ReturnType<typeof hoursAsks>>
