import { page } from '../../app/page.tsx'
import { money as words } from '../../messages/en/company/money.ts'
import { moneyAsks } from './asks.ts'

export const moneyPage = page({
  face: 'company',
  path: 'money',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: moneyAsks,
  shows: () => import('./money.tsx'),
})
