import { sql } from 'kysely'
import type { CertificatesHere } from '../../domain/company/certificate-tasks.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

const inactive = sql.lit(userMachine.state.Inactive)

/**
 * The certificates in force today of everyone who has not left, each kind once, company by company. In two statements,
 * however many people they are.
 */
export async function certificatesHere(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<ReadonlyMap<Id<'company'>, CertificatesHere>> {
  const asked = sql`any(${[...companyIds]}::uuid[])`
  const inForce = sql`effective_from <= ${tx.today}::date desc, abs(effective_from - ${tx.today}::date)`
  const here = sql`(select company_id, user_id, first_name || ' ' || last_name as name from worker
    where company_id = ${asked} and client_id = ${tx.clientId} and worker_type = 'W2' and status <> ${inactive})`
  const arizona = await sql<Of<CertificatesHere['arizona'][number]>>`
    select company_id as "companyId", az_basis_points as "arizonaBasisPoints", min(h.name) as name,
           count(*)::int as people
    from ${here} h
    join (select distinct on (company_id, user_id) company_id, user_id, az_basis_points from worker_w4
          where company_id = ${asked} order by company_id, user_id, ${inForce}) w using (company_id, user_id)
    group by 1, 2 order by 1, 2`.execute(tx.db)
  const forms = await sql<Of<CertificatesHere['forms'][number]>>`
    select company_id as "companyId", w.state, w.fields, min(h.name) as name, count(*)::int as people
    from ${here} h
    join (select distinct on (company_id, user_id, state) company_id, user_id, state, fields from worker_state_w4
          where company_id = ${asked} order by company_id, user_id, state, ${inForce}) w using (company_id, user_id)
    group by 1, 2, 3 order by 1, 2, 4`.execute(tx.db)
  return new Map(
    companyIds.map((companyId) => [
      companyId,
      {
        arizona: arizona.rows.filter((row) => row.companyId === companyId),
        forms: forms.rows.filter((row) => row.companyId === companyId),
      },
    ]),
  )
}

type Of<Facts> = Facts & { readonly companyId: Id<'company'> }
