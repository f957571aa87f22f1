import { type RawBuilder, sql } from 'kysely'
import type { LaborKind } from '../../domain/structure/labor.ts'
import type { Id } from '../../kernel/ids.ts'

/** The distribution in force on the pay date. */
const shares =
  (column: string) =>
  (companyId: Id<'company'>): RawBuilder<unknown> =>
    sql`(
  select jsonb_agg(jsonb_build_object('unitId', ${sql.ref(column)}, 'basisPoints', s.basis_points) order by s.place)
  from worker_labor s
  where s.company_id = ${companyId} and s.user_id = p.user_id and s.effective_from = (
    select max(f.effective_from) from worker_labor f
    where f.company_id = ${companyId} and f.user_id = p.user_id and f.effective_from <= p.pay_date))`

/** As JSON, of the worker of paycheck `p`; null where there is none. */
export const sharesOf: Readonly<Record<LaborKind, (companyId: Id<'company'>) => RawBuilder<unknown>>> = {
  department: shares('s.department_id'),
  job: shares('s.job_id'),
  costCenter: shares('s.cost_center_id'),
}
