import { sql } from 'kysely'
import type { CompClass } from '../../domain/company/comp-class.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

interface CompClassKey {
  readonly companyId: Id<'company'>
  readonly state: string
}

export async function insertCompClass(
  tx: Tx,
  companyId: Id<'company'>,
  given: Pick<CompClass, 'state' | 'code' | 'description'>,
): Promise<Id<'workersCompClass'>> {
  const classId = newId<'workersCompClass'>()
  await sql`
    insert into comp_class (company_id, client_id, comp_class_id, state, code, description, created_at)
    values (${companyId}, ${tx.clientId}, ${classId}, ${given.state}, ${given.code}, ${given.description},
            ${isoInstant(tx.now)})`.execute(tx.db)
  return classId
}

/** Answers whose it is, and of which state; undefined where there is none. What is undefined stays. */
export async function changeCompClass(
  tx: Tx,
  classId: Id<'workersCompClass'>,
  { description }: { readonly description?: string | undefined } = {},
): Promise<CompClassKey | undefined> {
  const { rows } = await sql<CompClassKey>`
    update comp_class set description = coalesce(${description ?? null}, description)
    where client_id = ${tx.clientId} and comp_class_id = ${classId}
    returning company_id as "companyId", state`.execute(tx.db)
  return rows[0]
}

/** From a day on; given again for a day it replaces the rate. */
export async function saveCompRate(
  tx: Tx,
  companyId: Id<'company'>,
  { classId, from, rate }: { readonly classId: string; readonly from: Day; readonly rate: bigint },
): Promise<void> {
  await sql`
    insert into comp_rate (company_id, client_id, comp_class_id, effective_from, rate)
    values (${companyId}, ${tx.clientId}, ${classId}, ${from}, ${rate})
    on conflict (company_id, comp_class_id, effective_from) do update set rate = excluded.rate`.execute(tx.db)
}

export async function saveCompAssignment(
  tx: Tx,
  { companyId, state }: CompClassKey,
  given: {
    readonly classId: string
    readonly userId: string | null
    readonly jobId: string | null
    readonly from: Day
  },
): Promise<void> {
  await sql`
    insert into comp_assignment (company_id, client_id, user_id, job_id, state, effective_from, comp_class_id)
    values (${companyId}, ${tx.clientId}, ${given.userId}, ${given.jobId}, ${state}, ${given.from}, ${given.classId})
    on conflict (company_id, subject_id, state, effective_from) do update set comp_class_id = excluded.comp_class_id`.execute(
    tx.db,
  )
}

/** In order of creation. */
export async function compClasses(
  tx: Tx,
  companyId: Id<'company'>,
  { after, atMost }: { readonly after?: string; readonly atMost?: number } = {},
): Promise<readonly CompClass[]> {
  const { rows } = await sql<Omit<CompClass, 'rates'> & { rates: readonly { from: Day; rate: string }[] }>`
    select c.comp_class_id as "classId", c.state, c.code, c.description,
           (select coalesce(jsonb_agg(jsonb_build_object('from', r.effective_from, 'rate', r.rate::text)
                                      order by r.effective_from), '[]'::jsonb)
            from comp_rate r where r.company_id = ${companyId} and r.comp_class_id = c.comp_class_id) as rates,
           (select coalesce(jsonb_agg(jsonb_build_object('userId', a.user_id, 'jobId', a.job_id, 'from', a.effective_from)
                                      order by a.effective_from, a.subject_id), '[]'::jsonb)
            from comp_assignment a where a.company_id = ${companyId} and a.comp_class_id = c.comp_class_id) as assigned
    from comp_class c
    where c.company_id = ${companyId} and c.client_id = ${tx.clientId}
      ${after ? sql`and c.comp_class_id > ${after}` : sql``}
    order by c.comp_class_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows.map((row) => ({
    ...row,
    rates: row.rates.map(({ from, rate }) => ({ from, rate: BigInt(rate) })),
  }))
}
