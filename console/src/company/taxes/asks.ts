import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { dayAfter } from '../../format/days.ts'

export const taxesAsks = ({ companyId, today }: Given) => ({
  owed: ask('reports/getTaxLiabilities', {
    companyId,
    from: dayAfter(today, -365),
    to: dayAfter(today, 120),
  }),
  states: ask('reports/getStateRegistration', { companyId }),
})

export type TaxesProps = PageProps<ReturnType<typeof taxesAsks>>
