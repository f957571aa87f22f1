import { page } from '../../app/page.tsx'
import { home as words } from '../../messages/en/company/home.ts'
import { homeAsks } from './asks.ts'

export const homePage = page({
  face: 'company',
  path: '/',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: homeAsks,
  shows: () => import('./home.tsx'),
})
