import pg from 'pg'
import { ask } from '../drill-ground.ts'
import type { Cluster } from './cluster.ts'

/** Rows of each machine, so that one sees that they are spread. */
export async function rowsByNode({ nodes }: Cluster, database: string): Promise<readonly number[]> {
  const counts: number[] = []
  for (const node of nodes.slice(1)) {
    const shards = await shardsOf(node.url(database), 'worker')
    const sums = shards.map((shard) => `(select count(*) from ${shard})`).join(' + ')
    const [row] = await ask<{ count: bigint }>(node.url(database), `select ${sums} as count`)
    counts.push(Number(row!.count))
  }
  return counts
}

/**
 * Row-level security holds on the workers themselves: the service's role, speaking to a worker as the coordinator does,
 * sees rows of the client that its transaction is bound to and nothing else. Answers how many parts of tables were asked.
 */
export async function expectTenancy({ nodes }: Cluster, database: string): Promise<number> {
  let asked = 0
  for (const node of nodes.slice(1)) {
    for (const shard of await shardsOf(node.url(database))) {
      const [row] = await ask<{ client: string | null }>(
        node.url(database),
        `select min(client_id::text) as client from ${shard}`,
      )
      const [all] = await ask<{ count: number }>(
        node.url(database),
        `select count(*)::int as count from ${shard}`,
      )
      const bound = row!.client ? await seen(node.url(database), shard, row!.client) : 0
      const unbound = await seen(node.url(database), shard, '')
      const foreign = await seen(node.url(database), shard, '00000000-0000-4000-8000-000000000000')
      if (bound !== all!.count || unbound + foreign > 0)
        throw new Error(
          `${shard}: ${bound} of ${all!.count} rows bound, ${unbound} unbound, ${foreign} foreign`,
        )
      asked++
    }
  }
  return asked
}

async function seen(url: string, shard: string, client: string): Promise<number> {
  const bound = `set role purser_service; set purser.client = '${client}'`
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  try {
    await connection.query(bound)
    const { rows } = await connection.query<{ count: number }>(`select count(*)::int as count from ${shard}`)
    return rows[0]!.count
  } finally {
    await connection.end()
  }
}

/** Parts of tables by company on this machine. Citus shows them only to those who ask for it. */
async function shardsOf(url: string, table = '.*'): Promise<readonly string[]> {
  const rows = await ask<{ name: string }>(
    `${url}?options=${encodeURIComponent('-c citus.override_table_visibility=off')}`,
    `select c.relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname ~ '^${table}_\\d{6,}$' and relname !~ '^rule_' order by 1`,
  )
  if (rows.length === 0) throw new Error(`no part of a table is at ${url}`)
  return rows.map(({ name }) => name)
}

/** What writes for a company and on the coordinator commits in two phases: the audit row sees to it. */
export async function expectTwoPhases({ nodes }: Cluster, database: string): Promise<void> {
  const connection = new pg.Client({ connectionString: nodes[0].url(database) })
  const said: string[] = []
  connection.on('notice', ({ message }) => said.push(message ?? ''))
  await connection.connect()
  try {
    const { rows } = await connection.query(
      `select company_id as "companyId", audit_id as "auditId" from audit where company_id is not null limit 1`,
    )
    const { companyId, auditId } = rows[0]
    await connection.query('set citus.log_remote_commands = on')
    await connection.query('begin')
    await connection.query('update company set name = name where company_id = $1', [companyId])
    await connection.query('update agenda set attempts = attempts where company_id = $1', [companyId])
    await connection.query('update audit set actor = actor where audit_id = $1', [auditId])
    await connection.query('commit')
  } finally {
    await connection.end()
  }
  if (!said.some((words) => words.includes('PREPARE TRANSACTION')))
    throw new Error('a transaction over a worker and the coordinator committed without being prepared')
}
