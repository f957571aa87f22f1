import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const documentsAsks = ({ companyId }: Given) => ({
  files: ask('reports/getDocuments', { companyId, limit: 500 }),
  users: ask('reports/getUsers', { companyId, limit: 1000 }),
})

export type DocumentsProps = PageProps<ReturnType<typeof documentsAsks>>
