import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { setupAsks } from './asks.ts'

export const setupPage = page({
  face: 'company',
  path: 'setup',
  title: () => nav.setup,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: setupAsks,
  shows: () => import('./setup.tsx'),
})
