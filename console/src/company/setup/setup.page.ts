import { page } from '../../app/page.tsx'
import { setup as words } from '../../messages/en/company/setup.ts'
import { setupAsks } from './asks.ts'

export const setupPage = page({
  face: 'company',
  path: 'setup',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: setupAsks,
  shows: () => import('./setup.tsx'),
})
