import { sql } from 'kysely'
import { periodName } from '../../domain/payroll/period.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import { startsWith } from '../database/prefix.ts'
import type { Tx } from '../database/transaction.ts'
import { entryPlaces } from '../money/traces.ts'

export interface Hit {
  readonly id: string
  readonly companyId: Id<'company'>
  /** What it is called. */
  readonly name: string
  /** What tells it from others of that name. */
  readonly detail: string
}

interface Whose {
  readonly companyId?: Id<'company'> | undefined
  readonly atMost: number
}

const within = ({ companyId }: Whose) => (companyId ? sql`and company_id = ${companyId}` : sql``)

/** By id, or by the beginning of the name. */
export async function findCompanies(
  tx: Tx,
  whose: Whose,
  by: { readonly id: string } | { readonly text: string },
): Promise<readonly Hit[]> {
  const { rows } = await sql<Hit>`
    select company_id as id, company_id as "companyId", name, kyb_status as detail from company
    where client_id = ${tx.clientId} ${within(whose)}
      and ${'id' in by ? sql`company_id = ${by.id}` : startsWith('name_key', by.text)}
    order by name_key, company_id limit ${whose.atMost}`.execute(tx.db)
  return rows
}

/** By id, or in a company by payday. */
export async function findPeriods(
  tx: Tx,
  whose: Whose,
  by: { readonly id: string } | { readonly payDate: Day },
): Promise<readonly Hit[]> {
  const { rows } = await sql<Omit<Hit, 'name'> & { begin: Day; end: Day }>`
    select pay_period_id as id, company_id as "companyId", begin_date as begin, end_date as end,
           concat_ws(', ', worker_type, period_type, 'paid ' || pay_date, status) as detail
    from pay_period
    where client_id = ${tx.clientId} ${within(whose)}
      and ${'id' in by ? sql`pay_period_id = ${by.id}` : sql`pay_date = ${by.payDate}`}
    order by pay_period_id limit ${whose.atMost}`.execute(tx.db)
  return rows.map(({ begin, end, ...row }) => ({ ...row, name: periodName(begin, end) }))
}

/** By id, or in a company by the trace number of a file that was sent not long ago. */
export async function findTransactions(
  tx: Tx,
  whose: Whose,
  by: { readonly id: string } | { readonly trace: string; readonly sentSince: Day },
): Promise<readonly Hit[]> {
  const found =
    'id' in by
      ? sql`t.transfer_id = ${by.id}`
      : sql`(t.company_id, t.transfer_id) in (
          select p.company_id, p.transfer_id from (
            ${entryPlaces(
              tx,
              sql`f.company_id = ${whose.companyId ?? null} and f.effective_date >= ${by.sentSince}
              and f.trace_origin = ${by.trace.slice(0, 8)}`,
            )}) p
          where ${Number(by.trace.slice(8))}::bigint between p.first and p.last)`
  const { rows } = await sql<Hit>`
    select t.transfer_id as id, t.company_id as "companyId", t.name,
           concat_ws(', ', to_char(t.amount / 100.0, 'FM999999999990.00'), t.effective_date, t.status) as detail
    from transfer t
    where t.client_id = ${tx.clientId} ${whose.companyId ? sql`and t.company_id = ${whose.companyId}` : sql``}
      and t.name <> 'Accrual' and ${found}
    order by t.transfer_id desc limit ${whose.atMost}`.execute(tx.db)
  return rows
}

interface CompaniesAsked {
  readonly text?: string | undefined
  readonly kybStatus?: string | undefined
  readonly externalId?: string | undefined
  /** Changed since then, on the client's clock. */
  readonly changedSince?: string | undefined
  readonly after?: string | undefined
  readonly atMost: number
}

interface SearchedCompany {
  readonly companyId: Id<'company'>
  readonly company: string
  readonly doingBusinessAs: string
  readonly status: string
  readonly kybStatus: string
  readonly externalId: string
  readonly metadata: Metadata
}

/** In order of creation. Each way of being named has an index of its own. */
export async function searchedCompanies(tx: Tx, asked: CompaniesAsked): Promise<readonly SearchedCompany[]> {
  const { text, kybStatus, externalId, changedSince, after } = asked
  const { rows } = await sql<SearchedCompany>`
    select c.company_id as "companyId", c.name as company, c.doing_business_as as "doingBusinessAs",
           c.registration_status as status, c.kyb_status as "kybStatus", c.external_id as "externalId", c.metadata
    from company c where c.client_id = ${tx.clientId}
      ${text ? sql`and c.company_id in (${namedCompanies(tx, text)})` : sql``}
      ${kybStatus ? sql`and c.kyb_status = ${kybStatus}` : sql``}
      ${externalId ? sql`and c.external_id = ${externalId} and c.external_id <> ''` : sql``}
      ${
        changedSince
          ? sql`and c.company_id in (select unnest(subject_ids) from audit
                                     where client_id = ${tx.clientId} and client_time >= ${changedSince})`
          : sql``
      }
      ${after ? sql`and c.company_id > ${after}` : sql``}
    order by c.company_id limit ${asked.atMost}`.execute(tx.db)
  return rows
}

const namedCompanies = (tx: Tx, text: string) => sql`
  select company_id from company where client_id = ${tx.clientId} and ${startsWith('name_key', text)}
  union select company_id from company
  where client_id = ${tx.clientId} and external_id = ${text} and external_id <> ''`
