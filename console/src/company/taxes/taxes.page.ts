import { page } from '../../app/page.tsx'
import { taxes as words } from '../../messages/en/company/taxes.ts'
import { taxesAsks } from './asks.ts'

export const taxesPage = page({
  face: 'company',
  path: 'taxes',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: taxesAsks,
  shows: () => import('./taxes.tsx'),
})
