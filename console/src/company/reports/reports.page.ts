import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { reportsAsks } from './asks.ts'

export const reportsPage = page({
  face: 'company',
  path: 'reports',
  title: () => nav.reports,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: reportsAsks,
  shows: () => import('./reports.tsx'),
})
