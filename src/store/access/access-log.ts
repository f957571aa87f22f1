import { sql } from 'kysely'
import type { AccessAct, Personal } from '../../domain/access/session.ts'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { newId } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

type Logged = Pick<Personal, 'companyId' | 'personId'>

/** One entry for each of these people: what they did, or what was done about them, and by whom. */
export async function logAccess(
  tx: Tx,
  people: readonly Logged[],
  { act, actor }: { readonly act: AccessAct; readonly actor: string },
): Promise<void> {
  for (const companyId of new Set(people.map((person) => person.companyId))) {
    const there = people.filter((person) => person.companyId === companyId)
    await sql`
      insert into access_log (company_id, client_id, person_id, entry_id, act, actor)
      select home.company_id, ${tx.clientId}, p.person_id, p.entry_id, ${act}, ${actor}
      from ${home(companyId)}
      cross join unnest(${there.map(({ personId }) => personId)}::uuid[], ${there.map(() => newId())}::uuid[])
        as p(person_id, entry_id)`.execute(tx.db)
  }
}

export interface AccessEntry {
  readonly act: string
  readonly actor: string
  readonly at: Instant
}

/** The newest first. */
export async function accessLogOf(
  tx: Tx,
  { companyId, personId }: { readonly companyId: Id<'company'>; readonly personId: string },
  atMost: number,
): Promise<readonly AccessEntry[]> {
  const { rows } = await sql<AccessEntry>`
    select act, actor, at from access_log
    where client_id = ${tx.clientId} and company_id = ${companyId} and person_id = ${personId}
    order by entry_id desc limit ${atMost}`.execute(tx.db)
  return rows
}
