import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { timeAsks } from './asks.ts'

export const timePage = page({
  face: 'company',
  path: 'time',
  title: () => nav.time,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: timeAsks,
  shows: () => import('./time.tsx'),
})
