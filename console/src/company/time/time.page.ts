import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { time as words } from '../../messages/en/company/time.ts'

export const timeAsks = ({ companyId }: Given) => ({
  cards: ask('reports/getTimeCards', { companyId, limit: 500 }),
  users: ask('reports/getUsers', { companyId }),
})

export const timePage = page({
  face: 'company',
  path: 'time',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: timeAsks,
  shows: () => import('./time.tsx'),
})
