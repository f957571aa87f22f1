import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { moveInAsks } from './asks.ts'

export const moveInPage = page({
  face: 'company',
  path: 'move-in',
  title: () => nav.moveIn,
  roles: ['administrator', 'operator'],
  asks: moveInAsks,
  shows: () => import('./move-in.tsx'),
})
