import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { setup as words } from '../../messages/en/company/setup.ts'

export const setupAsks = ({ companyId }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
  tasks: ask('reports/getCompanyTask', { companyId }),
})

export const setupPage = page({
  face: 'company',
  path: 'setup',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: setupAsks,
  shows: () => import('./setup.tsx'),
})
