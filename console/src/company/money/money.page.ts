import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { money as words } from '../../messages/en/company/money.ts'

export const moneyAsks = ({ companyId, search }: Given) => ({
  flow: ask('reports/getMoneyFlow', {
    companyId,
    ...(search.period ? { payPeriodId: search.period } : {}),
  }),
  periods: ask('reports/getPayPeriod', { companyId }),
})

export const moneyPage = page({
  face: 'company',
  path: 'money',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: moneyAsks,
  shows: () => import('./money.tsx'),
})
