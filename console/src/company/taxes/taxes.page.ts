import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { taxesAsks } from './asks.ts'

export const taxesPage = page({
  face: 'company',
  path: 'taxes',
  title: () => nav.taxes,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: taxesAsks,
  shows: () => import('./taxes.tsx'),
})
