import { sql } from 'kysely'
import type { CertificatesHere } from '../../domain/company/certificate-tasks.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

const inactive = sql.lit(userMachine.state.Inactive)

/** The certificates in force today of everyone who has not left, each kind once. In two statements, whatever the head count. */
export async function certificatesHere(tx: Tx, companyId: Id<'company'>): Promise<CertificatesHere> {
  const inForce = sql`effective_from <= ${tx.today}::date desc, abs(effective_from - ${tx.today}::date)`
  const here = sql`(select user_id, first_name || ' ' || last_name as name from worker
    where company_id = ${companyId} and client_id = ${tx.clientId} and worker_type = 'W2' and status <> ${inactive})`
  const arizona = await sql<CertificatesHere['arizona'][number]>`
    select az_basis_points as "arizonaBasisPoints", min(h.name) as name, count(*)::int as people
    from ${here} h
    join (select distinct on (user_id) user_id, az_basis_points from worker_w4
          where company_id = ${companyId} order by user_id, ${inForce}) w using (user_id)
    group by 1 order by 1`.execute(tx.db)
  const forms = await sql<CertificatesHere['forms'][number]>`
    select w.state, w.fields, min(h.name) as name, count(*)::int as people
    from ${here} h
    join (select distinct on (user_id, state) user_id, state, fields from worker_state_w4
          where company_id = ${companyId} order by user_id, state, ${inForce}) w using (user_id)
    group by 1, 2 order by 1, 3`.execute(tx.db)
  return { arizona: arizona.rows, forms: forms.rows }
}
