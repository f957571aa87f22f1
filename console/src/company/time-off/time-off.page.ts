import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { timeOffAsks } from './asks.ts'

export const timeOffPage = page({
  face: 'company',
  path: 'time-off',
  title: () => nav.timeOff,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: timeOffAsks,
  shows: () => import('./time-off.tsx'),
})
