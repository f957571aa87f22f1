import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

/** Forms come early in the year after; a correction may come later. */
export const formsAsks = ({ companyId, userId, today }: Given) => {
  const year = Number(today.slice(0, 4))
  return {
    now: ask('reports/getTaxForms', { companyId, userId, year }),
    last: ask('reports/getTaxForms', { companyId, userId, year: year - 1 }),
  }
}

export type FormsProps = PageProps<ReturnType<typeof formsAsks>>
