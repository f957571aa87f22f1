import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Cluster } from './cluster.ts'
import type { Refused } from './refused.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Planned {
  readonly statements: number
  readonly refused: readonly Refused[]
}

/**
 * Every statement that the operations send, as test/house/companies-named.test.ts collects them on one machine, is
 * planned on the cluster with values of its types: Citus refuses when it plans.
 */
export async function planned({ nodes }: Cluster, database: string, scratch: string): Promise<Planned> {
  const statements = await collected(join(scratch, 'statements.json'))
  const connection = new pg.Client({ connectionString: nodes[0].url(database) })
  await connection.connect()
  const refused: Refused[] = []
  try {
    await connection.query(`set role purser_service`)
    await connection.query(`set purser.client = '${ID}'`)
    for (const statement of statements) {
      const why = await refusal(connection, statement)
      if (why) refused.push({ why, statement: statement.replace(/\s+/g, ' ').trim(), times: 1 })
    }
  } finally {
    await connection.end()
  }
  return { statements: statements.length, refused }
}

async function collected(file: string): Promise<readonly string[]> {
  const test = ['run', '--reporter=dot', 'test/house/companies-named.test.ts']
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...test], {
    cwd: root,
    env: { ...process.env, PURSER_TEST_BUILT: '1', PURSER_STATEMENTS_FILE: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await once(child, 'close')
  const sent = JSON.parse(readFileSync(file, 'utf8')) as readonly string[]
  return sent.filter((text) => /^\s*(select|insert|update|delete|with)\b/i.test(text))
}

async function refusal(connection: pg.Client, statement: string): Promise<string | undefined> {
  await connection.query('begin')
  try {
    await connection.query(`prepare planned as ${statement}`)
    const { rows } = await connection.query<{ types: readonly string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'planned'`,
    )
    const values = rows[0]!.types.map(sample)
    await connection.query(`explain execute planned ${values.length > 0 ? `(${values.join()})` : ''}`)
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await connection.query('rollback')
    await connection.query('deallocate all')
  }
}

const ID = '01a11e2e-0000-7000-8000-000000000000'
const OTHER = '01a11e2e-0000-7000-8000-000000000001'

/** Text is an id too: what is cast to something is cast to that. */
function sample(type: string): string {
  const each = Object.entries(VALUES).find(([name]) => type.startsWith(name))?.[1] ?? ID
  if (type.endsWith('[]')) return each === ID ? `'{${ID},${OTHER}}'` : `'{"${each}"}'`
  return `'${each}'`
}

const VALUES: Readonly<Record<string, string>> = {
  int: '1',
  bigint: '1',
  smallint: '1',
  numeric: '1',
  double: '1',
  boolean: 'true',
  date: '2026-01-01',
  timestamp: '2026-01-01',
  interval: '1 day',
  json: '[]',
  bytea: '',
}
