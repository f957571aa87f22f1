import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { documentsAsks } from './asks.ts'

export const documentsPage = page({
  face: 'company',
  path: 'documents',
  title: () => nav.documents,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: documentsAsks,
  shows: () => import('./documents.tsx'),
})
