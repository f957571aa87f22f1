import { sql } from 'kysely'
import type { SincePlace } from '../../domain/pay/place-answers.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { Tx } from '../database/transaction.ts'

export interface TaxPlaces {
  readonly work: SincePlace
  /** Null until the worker has told where they live. */
  readonly home: SincePlace | null
}

/** The places that may tax a worker today: of work (company location, else remote location) and of residence. */
export async function taxPlaces(tx: Tx, { companyId, userId }: WorkerKey): Promise<TaxPlaces> {
  const inForce = sql`order by effective_from <= ${tx.today}::date desc, abs(effective_from - ${tx.today}::date) limit 1`
  // The first of its kind is no move.
  const addressOf = (kind: string) => sql`(
    select json_build_object('state', state, 'city', city, 'zipcode', zipcode, 'since', case when effective_from >
      (select min(f.effective_from) from worker_address f
       where f.company_id = ${companyId} and f.user_id = ${userId} and f.kind = ${kind}) then effective_from end)
    from worker_address
    where company_id = ${companyId} and user_id = ${userId} and kind = ${kind} ${inForce})`
  const { rows } = await sql<TaxPlaces>`
    select coalesce(
        case when p.location_category = 'Office' and l.state is not null
          then json_build_object('state', l.state, 'city', l.city, 'zipcode', l.zipcode, 'since', p.since) end,
        ${addressOf('remote')},
        json_build_object('state', p.state_code, 'city', '')) as work,
      ${addressOf('home')} as home
    from (select location_category, company_location_id, state_code, case when effective_from >
            (select min(f.effective_from) from worker_workplace f
             where f.company_id = ${companyId} and f.user_id = ${userId}) then effective_from end as since
          from worker_workplace
          where company_id = ${companyId} and user_id = ${userId} ${inForce}) p
    left join company_location l on l.company_id = ${companyId} and l.company_location_id = p.company_location_id
  `.execute(tx.db)
  return rows[0]!
}
