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
 * Row-level security holds on the workers themselves: a role that speaks to a worker as the coordinator does sees rows of
 * the client that its transaction is bound to, a limited one those of its company, and nothing else. Answers how many
 * parts of tables were asked.
 */
export async function expectTenancy({ nodes }: Cluster, database: string): Promise<number> {
  let asked = 0
  for (const node of nodes.slice(1)) {
    for (const shard of await shardsOf(node.url(database))) {
      await expectBound(node.url(database), shard)
      asked++
    }
  }
  return asked
}

const NOBODY = '00000000-0000-4000-8000-000000000000'

async function expectBound(url: string, shard: string): Promise<void> {
  const [row] = await ask<{ client: string; company: string; all: number; own: number }>(
    url,
    `select client_id::text as client, company_id::text as company, (select count(*)::int from ${shard} o
              where o.client_id = s.client_id) as all, (select count(*)::int from ${shard} o where o.company_id = s.company_id) as own
     from ${shard} s limit 1`,
  )
  const { client = NOBODY, company = NOBODY, all = 0, own = 0 } = row ?? {}
  const bound = (role: string, of: Readonly<Record<string, string>>) => seen(url, { shard, role, of })
  const found = {
    'the client': await bound('purser_service', { client }),
    'no client': await bound('purser_service', { client: '' }),
    'another client': await bound('purser_service', { client: NOBODY }),
    'the company': await bound('purser_company', { client, company }),
    'another company': await bound('purser_company', { client, company: NOBODY }),
    'a list with the company': await bound('purser_companies', { client, companies: `${NOBODY},${company}` }),
    'a list without it': await bound('purser_companies', { client, companies: NOBODY }),
    'a worker of another company': await bound('purser_worker', { client, company: NOBODY, worker: NOBODY }),
  }
  const expected = { 'the client': all, 'the company': own, 'a list with the company': own }
  for (const [who, count] of Object.entries(found))
    if (count !== ((expected as Readonly<Record<string, number>>)[who] ?? 0))
      throw new Error(`${shard}: ${who} sees ${count} rows`)
}

/** Nor does the service remove anybody who was paid: of every company of the story, which paid all of its people. */
export async function expectNobodyRemoved({ nodes }: Cluster, database: string): Promise<void> {
  const url = nodes[0].url(database)
  const companies = await ask<{ client: string; company: string }>(
    url,
    'select client_id::text as client, company_id::text as company from company',
  )
  const connection = new pg.Client({ connectionString: url.replace('//purser@', '//purser_service@') })
  await connection.connect()
  try {
    for (const { client, company } of companies) {
      await connection.query('begin')
      await connection.query(`set local purser.client = '${client}'`)
      const { rowCount } = await connection.query('delete from worker where company_id = $1', [company])
      if (rowCount !== 0) throw new Error(`company ${company}: ${rowCount} people who were paid were removed`)
      await connection.query('rollback')
    }
  } finally {
    await connection.end()
  }
}

interface Seer {
  readonly shard: string
  readonly role: string
  readonly of: Readonly<Record<string, string>>
}

/** As the role itself, as whom the coordinator connects. */
async function seen(url: string, { shard, role, of }: Seer): Promise<number> {
  const connection = new pg.Client({ connectionString: url.replace('//purser@', `//${role}@`) })
  await connection.connect()
  try {
    for (const [name, value] of Object.entries(of)) await connection.query(`set purser.${name} = '${value}'`)
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
