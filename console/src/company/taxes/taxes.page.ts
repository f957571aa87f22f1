import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { dayAfter } from '../../format/days.ts'
import { taxes as words } from '../../messages/en/company/taxes.ts'

export const taxesAsks = ({ companyId, today }: Given) => ({
  owed: ask('reports/getTaxLiabilities', {
    companyId,
    from: dayAfter(today, -365),
    to: dayAfter(today, 120),
  }),
  states: ask('reports/getStateRegistration', { companyId }),
})

export const taxesPage = page({
  face: 'company',
  path: 'taxes',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: taxesAsks,
  shows: () => import('./taxes.tsx'),
})
