import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { checksAsks } from './asks.ts'

export const checksPage = page({
  face: 'company',
  path: 'checks',
  title: () => nav.checks,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: checksAsks,
  shows: () => import('./checks.tsx'),
})
