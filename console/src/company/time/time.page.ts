import { page } from '../../app/page.tsx'
import { time as words } from '../../messages/en/company/time.ts'
import { timeAsks } from './asks.ts'

export const timePage = page({
  face: 'company',
  path: 'time',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: timeAsks,
  shows: () => import('./time.tsx'),
})
