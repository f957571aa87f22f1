import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const documentsAsks = ({ companyId, userId }: Given) => ({
  documents: ask('reports/getDocuments', { companyId, userId, limit: 100, newestFirst: true }),
})

export type DocumentsProps = PageProps<ReturnType<typeof documentsAsks>>
