import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { benefitsAsks } from './asks.ts'

export const benefitsPage = page({
  face: 'company',
  path: 'benefits',
  title: () => nav.benefits,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: benefitsAsks,
  shows: () => import('./benefits.tsx'),
})
