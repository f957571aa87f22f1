import type { Given } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const companiesAsks = ({ search }: Given) => ({
  companies: ask('reports/getClientSummary', {
    limit: 50,
    ...(search.search ? { search: search.search } : {}),
    ...(search.cursor ? { cursor: search.cursor } : {}),
  }),
})
