import { page } from '../../app/page.tsx'
import { benefits as words } from '../../messages/en/company/benefits.ts'
import { benefitsAsks } from './asks.ts'

export const benefitsPage = page({
  face: 'company',
  path: 'benefits',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: benefitsAsks,
  shows: () => import('./benefits.tsx'),
})
