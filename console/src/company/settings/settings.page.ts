import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { settings as words } from '../../messages/en/company/settings.ts'

export const settingsAsks = ({ companyId }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
})

export const settingsPage = page({
  face: 'company',
  path: 'settings/$part',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: settingsAsks,
  shows: () => import('./settings.tsx'),
})
