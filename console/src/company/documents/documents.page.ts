import { page } from '../../app/page.tsx'
import { documents as words } from '../../messages/en/company/documents.ts'
import { documentsAsks } from './asks.ts'

export const documentsPage = page({
  face: 'company',
  path: 'documents',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: documentsAsks,
  shows: () => import('./documents.tsx'),
})
