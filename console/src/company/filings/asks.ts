import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { dayAfter } from '../../format/days.ts'

export const filingsAsks = ({ companyId, today }: Given) => ({
  due: ask('reports/getFilings', {
    companyId,
    from: dayAfter(today, -240),
    to: dayAfter(today, 120),
    limit: 500,
  }),
  profile: ask('reports/getFilingProfile', { companyId }),
})

export const filingAsks = ({ params }: Given) => ({
  found: ask('reports/getFiling', { filingId: params.filingId! }),
})

/** The year that is looked at: the one in the address, or this one. */
export const yearIn = ({ search, today }: Pick<Given, 'search' | 'today'>): number =>
  Number(/^\d{4}$/.exec(search.year ?? '')?.[0] ?? today.slice(0, 4))

export const yearAsks = (given: Given) => ({
  found: ask('reports/getYearReconciliation', { companyId: given.companyId, year: yearIn(given) }),
})

export type YearProps = PageProps<ReturnType<typeof yearAsks>>
export type FilingsProps = PageProps<ReturnType<typeof filingsAsks>>
export type FilingProps = PageProps<ReturnType<typeof filingAsks>>
export type Filing = FilingProps['data']['found']['filing']
