import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { homeAsks } from './asks.ts'

export const homePage = page({
  face: 'company',
  path: '/',
  title: () => nav.home,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: homeAsks,
  shows: () => import('./home.tsx'),
})
