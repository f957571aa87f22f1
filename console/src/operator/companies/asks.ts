import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const companiesAsks = ({ search }: Given) => ({
  companies: ask('reports/getClientSummary', {
    limit: 50,
    ...(search.search ? { search: search.search } : {}),
    ...(search.cursor ? { cursor: search.cursor } : {}),
  }),
})

export type CompaniesProps = PageProps<ReturnType<typeof companiesAsks>>
