import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { moneyAsks } from './asks.ts'

export const moneyPage = page({
  face: 'company',
  path: 'money',
  title: () => nav.money,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: moneyAsks,
  shows: () => import('./money.tsx'),
})
