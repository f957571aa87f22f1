import { page } from '../../app/page.tsx'
import { timeOff as words } from '../../messages/en/company/time-off.ts'
import { timeOffAsks } from './asks.ts'

export const timeOffPage = page({
  face: 'company',
  path: 'time-off',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: timeOffAsks,
  shows: () => import('./time-off.tsx'),
})
