import { page } from '../../app/page.tsx'
import { settings as words } from '../../messages/en/company/settings.ts'
import { settingsAsks } from './asks.ts'

export const settingsPage = page({
  face: 'company',
  path: 'settings/$part',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: settingsAsks,
  shows: () => import('./settings.tsx'),
})
