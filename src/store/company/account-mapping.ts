import { sql } from 'kysely'
import type { AccountMapping } from '../../domain/payroll/account-mapping.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

/** In the order in which they were sent. */
export async function accountMapping(tx: Tx, companyId: Id<'company'>): Promise<readonly AccountMapping[]> {
  const { rows } = await sql<AccountMapping>`
    select account, detail, department_id as "departmentId", number, name from account_mapping
    where company_id = ${companyId} and client_id = ${tx.clientId} order by place`.execute(tx.db)
  return rows
}

/** Instead of what was there. */
export async function saveAccountMapping(
  tx: Tx,
  companyId: Id<'company'>,
  rows: readonly AccountMapping[],
): Promise<void> {
  await sql`
    delete from account_mapping where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  await sql`
    insert into account_mapping (company_id, client_id, place, account, detail, department_id, number, name)
    select home.company_id, ${tx.clientId}::uuid, m.place - 1, m.account, m.detail, m.department, m.number, m.name
    from ${home(companyId)} cross join unnest(${rows.map((row) => row.account)}::text[], ${rows.map((row) => row.detail)}::text[],
                ${rows.map((row) => row.departmentId)}::uuid[], ${rows.map((row) => row.number)}::text[],
                ${rows.map((row) => row.name)}::text[])
      with ordinality as m(account, detail, department, number, name, place)`.execute(tx.db)
}
