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
  // Company by company inside the statement: over several at once people would be joined with people.
  const companies = sql`unnest(${[...companyIds]}::uuid[]) as asked (company_id)`
  const inForce = sql`effective_from <= ${tx.today}::date desc, abs(effective_from - ${tx.today}::date)`
  const here = sql`(select user_id, first_name || ' ' || last_name as name from worker
    where company_id = asked.company_id and client_id = ${tx.clientId} and worker_type = 'W2' and status <> ${inactive})`
  const arizona = await sql<Of<CertificatesHere['arizona'][number]>>`
    select asked.company_id as "companyId", found.* from ${companies}, lateral (
      select az_basis_points as "arizonaBasisPoints", min(h.name) as name, count(*)::int as people
      from ${here} h
      join (select distinct on (user_id) user_id, az_basis_points from worker_w4
            where company_id = asked.company_id order by user_id, ${inForce}) w using (user_id)
      group by 1 order by 1) found`.execute(tx.db)
  const forms = await sql<Of<CertificatesHere['forms'][number]>>`
    select asked.company_id as "companyId", found.* from ${companies}, lateral (
      select w.state, w.fields, min(h.name) as name, count(*)::int as people
      from ${here} h
      join (select distinct on (user_id, state) user_id, state, fields from worker_state_w4
            where company_id = asked.company_id order by user_id, state, ${inForce}) w using (user_id)
      group by 1, 2 order by 1, 3) found`.execute(tx.db)
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
