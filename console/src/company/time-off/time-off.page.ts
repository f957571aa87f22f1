import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { timeOff as words } from '../../messages/en/company/time-off.ts'

export const timeOffAsks = ({ companyId }: Given) => ({
  requests: ask('reports/getTimeOffRequests', { companyId, limit: 500 }),
  users: ask('reports/getUsers', { companyId }),
})

export const timeOffPage = page({
  face: 'company',
  path: 'time-off',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: timeOffAsks,
  shows: () => import('./time-off.tsx'),
})
