import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { settingsAsks } from './asks.ts'

export const settingsPage = page({
  face: 'company',
  path: 'settings/$part',
  title: () => nav.settings,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: settingsAsks,
  shows: () => import('./settings.tsx'),
})
