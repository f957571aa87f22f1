import type { Given } from '../../app/page.tsx'
import { page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { dayAfter } from '../../format/days.ts'
import { home as words } from '../../messages/en/company/home.ts'

export const homeAsks = ({ companyId, today }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
  periods: ask('reports/getPayPeriod', { companyId }),
  tasks: ask('reports/getCompanyTask', { companyId }),
  users: ask('reports/getUsers', { companyId, limit: 200 }),
  leave: ask('reports/getTimeOffRequests', { companyId, status: 'Pending' }),
  owed: ask('reports/getTaxLiabilities', {
    companyId,
    from: dayAfter(today, -365),
    to: dayAfter(today, 120),
  }),
})

export const homePage = page({
  face: 'company',
  path: '/',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: homeAsks,
  shows: () => import('./home.tsx'),
})
