import { sql } from 'kysely'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Tx } from '../database/transaction.ts'

export interface TaxPlaces {
  readonly work: string
  /** Null until the worker has told where they live. */
  readonly home: string | null
}

/** The states that may tax a worker today: of work (remote location, else company location) and of residence. */
export async function taxPlaces(tx: Tx, { companyId, userId }: WorkerKey): Promise<TaxPlaces> {
  const inForce = sql`order by effective_from <= ${tx.today}::date desc, abs(effective_from - ${tx.today}::date) limit 1`
  const { rows } = await sql<TaxPlaces>`
    select coalesce(
        case when p.location_category = 'Office' then l.state end,
        (select state from worker_address where company_id = ${companyId} and user_id = ${userId}
           and kind = 'remote' ${inForce}),
        p.state_code) as work,
      (select state from worker_address where company_id = ${companyId} and user_id = ${userId}
         and kind = 'home' ${inForce}) as home
    from (select location_category, company_location_id, state_code from worker_workplace
          where company_id = ${companyId} and user_id = ${userId} ${inForce}) p
    left join company_location l on l.company_id = ${companyId} and l.company_location_id = p.company_location_id
  `.execute(tx.db)
  return rows[0]!
}
