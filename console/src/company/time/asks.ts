import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const timeAsks = ({ companyId }: Given) => ({
  cards: ask('reports/getTimeCards', { companyId, limit: 500 }),
})

export type TimeProps = PageProps<ReturnType<typeof timeAsks>>
