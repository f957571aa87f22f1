import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { documents as words } from '../../messages/en/company/documents.ts'

export const documentsAsks = ({ companyId }: Given) => ({
  files: ask('reports/getDocuments', { companyId, limit: 500 }),
  users: ask('reports/getUsers', { companyId, limit: 1000 }),
})

export const documentsPage = page({
  face: 'company',
  path: 'documents',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: documentsAsks,
  shows: () => import('./documents.tsx'),
})
