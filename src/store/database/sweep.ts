import type pg from 'pg'

/** What is kept for a while only, in real time. */
const kept = [
  { table: 'idempotency', since: 'created_at', age: '24 hours' },
  { table: 'event', since: 'recorded_at', age: '30 days' },
  { table: 'wrong_secret', since: 'ends_at', age: '0 seconds' },
] as const

const BATCH = 5_000

/** Deletes what is past its age, in small transactions. As owner: it reaches over all clients. Answers how many. */
export async function sweep(owner: pg.Pool): Promise<Readonly<Record<string, number>>> {
  const swept: Record<string, number> = {}
  for (const { table, since, age } of kept) {
    for (let deleted = BATCH; deleted === BATCH; ) {
      const { rowCount } = await owner.query(
        `delete from ${table} where ctid = any (array(
           select ctid from ${table} where ${since} < now() - interval '${age}' limit ${BATCH} for update skip locked))`,
      )
      deleted = rowCount ?? 0
      swept[table] = (swept[table] ?? 0) + deleted
    }
  }
  return swept
}
