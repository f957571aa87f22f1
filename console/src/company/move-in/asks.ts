import type { Given, PageProps } from '../../app/page.tsx'
import { ask, type Reply } from '../../calls/operations.ts'

export const moveInAsks = ({ companyId }: Given) => ({
  tasks: ask('reports/getCompanyTask', { companyId }),
  people: ask('reports/getUsers', { companyId, limit: 1 }),
  unpaid: ask('reports/getUsers', { companyId, limit: 1, status: 'Add Wage' }),
  compared: ask('reports/getAuditLog', {
    companyId,
    operation: 'payroll/compareWithProvider',
    newestFirst: true,
    limit: 50,
  }),
})

export type MoveInProps = PageProps<ReturnType<typeof moveInAsks>>

/** A register beside what is computed here. */
export type Found = Reply<'payroll/compareWithProvider'>['compareWithProvider']

/** So many payrolls are compared before a company goes live. */
export const ENOUGH = 3

/** How many pay dates were compared, by whomever. */
export function comparedDates({ compared }: MoveInProps['data']): number {
  const dates = compared.auditLog.flatMap(
    ({ facts }) => (facts as { payDates?: readonly string[] }).payDates ?? [],
  )
  return new Set(dates).size
}

/** What the service still misses of a company, by the code of the step. */
export const stateOf = ({ tasks }: MoveInProps['data'], code: string): 'done' | 'open' | 'waiting' =>
  tasks.steps.find((step) => step.code === code)?.state ?? 'done'
