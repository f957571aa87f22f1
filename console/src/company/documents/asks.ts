import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const PAGE = 50

export const documentsAsks = ({ companyId, search }: Given) => ({
  files: ask('reports/getDocuments', {
    companyId,
    limit: PAGE,
    newestFirst: true,
    cursor: search.cursor || null,
  }),
})

export type DocumentsProps = PageProps<ReturnType<typeof documentsAsks>>
