import type { Day } from '../kernel/dates.ts'

/** Whom later work is for, by name. */
export interface Subject {
  readonly companyId: string | null
  readonly companyName: string | null
  /** Of a worker; a business user has a name alone. */
  readonly userId: string | null
  readonly personName: string | null
  readonly payPeriodId: string | null
  readonly payDate: Day | null
}
