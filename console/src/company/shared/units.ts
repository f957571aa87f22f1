import { ask, type Reply } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'

/** What the cost of work is counted by. */
export const UNIT_KINDS = ['department', 'job', 'costCenter'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

export interface Unit {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly isActive: boolean
}

/** The three lists, each as the service answers it. */
export const unitAsks = (companyId: string) => ({
  department: ask('reports/getDepartments', { companyId }),
  job: ask('reports/getJobs', { companyId }),
  costCenter: ask('reports/getCostCenters', { companyId }),
})

export const unitsIn = {
  department: ({ departments }: Reply<'reports/getDepartments'>): readonly Unit[] =>
    departments.map(({ departmentId: id, ...unit }) => ({ id, ...unit })),
  job: ({ jobs }: Reply<'reports/getJobs'>): readonly Unit[] =>
    jobs.map(({ jobId: id, ...unit }) => ({ id, ...unit })),
  costCenter: ({ costCenters }: Reply<'reports/getCostCenters'>): readonly Unit[] =>
    costCenters.map(({ costCenterId: id, ...unit }) => ({ id, ...unit })),
} as const

export type Units = Readonly<Record<UnitKind, readonly Unit[]>>

/** All of them; nothing before the last has come. */
export function useUnits(companyId: string): {
  readonly units: Units | undefined
  readonly error: Error | null
} {
  const asks = unitAsks(companyId)
  const departments = useAsk(asks.department)
  const jobs = useAsk(asks.job)
  const costCenters = useAsk(asks.costCenter)
  const error = departments.error ?? jobs.error ?? costCenters.error
  if (!departments.data || !jobs.data || !costCenters.data) return { units: undefined, error }
  const units = {
    department: unitsIn.department(departments.data),
    job: unitsIn.job(jobs.data),
    costCenter: unitsIn.costCenter(costCenters.data),
  }
  return { units, error }
}
