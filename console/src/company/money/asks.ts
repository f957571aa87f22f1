import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const moneyAsks = ({ companyId, search }: Given) => ({
  flow: ask('reports/getMoneyFlow', {
    companyId,
    ...(search.period ? { payPeriodId: search.period } : {}),
  }),
  periods: ask('reports/getPayPeriod', { companyId }),
})

export type MoneyProps = PageProps<ReturnType<typeof moneyAsks>>
