import { sql } from 'kysely'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Work } from '../database/work.ts'

/**
 * Points the credentials of the calling client to a new, empty one. The old client's rows stay as they are, out of
 * reach; row-level security is the new client's for the moment in which its keys are made.
 */
export async function replaceClient(work: Work): Promise<Id<'client'>> {
  const fresh = newId<'client'>()
  const bind = (clientId: string) =>
    sql`select set_config('purser.client', ${clientId}, true)`.execute(work.db)
  await work.db.insertInto('client').values({ client_id: fresh }).execute()
  await bind(fresh)
  await work.foundClient(fresh)
  await bind(work.clientId)
  await work.db
    .updateTable('account')
    .set({ client_id: fresh })
    .where('client_id', '=', work.clientId)
    .execute()
  return fresh
}
