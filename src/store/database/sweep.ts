import type pg from 'pg'

/** What is kept for a while only, in real time; the functions of the migrations say how long. */
const kept = [
  { table: 'idempotency', sweep: 'sweep_replies' },
  { table: 'event', sweep: 'sweep_events' },
  { table: 'wrong_secret', sweep: 'sweep_wrong_secrets' },
  { table: 'sign_in', sweep: 'sweep_sign_ins' },
  { table: 'session', sweep: 'sweep_sessions' },
  { table: 'passkey_challenge', sweep: 'sweep_challenges' },
  { table: 'sandbox_mail', sweep: 'sweep_sandbox_mails' },
  { table: 'archive_part', sweep: 'sweep_archives' },
  { table: 'sign_in_count', sweep: 'sweep_sign_in_counts' },
] as const

const BATCH = 5_000

/** How long is what the operator decides how long to keep. */
export interface KeptDays {
  readonly requestDays: number
}

/**
 * Deletes what is past its age, of all clients, in small transactions; answers how many. And tells the planner how many
 * companies there are by now, where that is another number than it was told.
 */
export async function sweep(
  pool: pg.Pool,
  { requestDays }: KeptDays = { requestDays: 30 },
): Promise<Readonly<Record<string, number>>> {
  const swept: Record<string, number> = {}
  const turns = [
    ...kept.map(({ table, sweep: name }) => ({ table, query: `select ${name}($1) as deleted`, given: [] })),
    { table: 'request_log', query: 'select sweep_requests($1, $2) as deleted', given: [requestDays] },
  ]
  for (const { table, query, given } of turns) {
    for (let deleted = BATCH; deleted === BATCH; ) {
      const { rows } = await pool.query<{ deleted: number }>(query, [BATCH, ...given])
      deleted = rows[0]!.deleted
      swept[table] = (swept[table] ?? 0) + deleted
    }
  }
  await pool.query('select tell_company_count()')
  return swept
}
