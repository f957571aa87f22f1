import type pg from 'pg'

/** Everyone but one company, and within it everyone but one worker. */
export interface Others {
  readonly companyId: string
  readonly workerId?: string | undefined
}

/** What others have, table by table, as one number each. */
export const snapshot = (owner: pg.Pool, others: Others): Promise<Readonly<Record<string, string>>> =>
  perTable(owner, `md5(string_agg(t::text, '|' order by t::text))`, others).then((found) =>
    Object.fromEntries(found.map(({ table, value }) => [table, String(value)])),
  )

/** Ids that stand in rows of others alone: whoever reads one has read such a row. */
export async function idsOfOthers(owner: pg.Pool, others: Others): Promise<ReadonlySet<string>> {
  const theirs = uuidsIn(await perTable(owner, `string_agg(t::text, '|')`, others))
  const own = uuidsIn(await perTable(owner, `string_agg(t::text, '|')`, others, 'not'))
  for (const id of own) theirs.delete(id)
  return theirs
}

async function perTable(
  owner: pg.Pool,
  value: string,
  { companyId, workerId }: Others,
  not = '',
): Promise<readonly { table: string; value: string | null }[]> {
  const { rows } = await owner.query<{ table: string; is_worker: boolean }>(
    `select c.relname as table, exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id') as is_worker
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1) order by 1`,
    [WRITTEN_BY_THE_SERVICE],
  )
  const one = rows.map(({ table, is_worker: isWorker }) => {
    const ofOthers = isWorker && workerId ? ` or coalesce(user_id <> '${workerId}', true)` : ''
    return `select '${table}' as table, (select ${value} from ${table} t
            where ${not} (company_id <> '${companyId}'${ofOthers})) as value`
  })
  return (await owner.query(one.join(' union all '))).rows
}

/** What the outbox writes about a caller's own act. */
const WRITTEN_BY_THE_SERVICE = ['audit', 'event', 'agenda']

const uuidsIn = (found: readonly { value: string | null }[]): Set<string> =>
  new Set(found.flatMap(({ value }) => value?.match(UUID) ?? []))

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
