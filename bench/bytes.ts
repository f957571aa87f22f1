/**
 * What a paycheck costs a database: bytes that are kept, in which tables, bytes of its log, and seconds of the run, for one
 * large company and for companies of 20. Payrolls are run and paid, so that transfers, files, audit rows and events are in
 * it. For sizing (docs/operations/scale.md).
 *
 *   node --import tsx bench/bytes.ts [people of the large company] [companies of 20]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type Server, server, service } from '../scripts/drill-ground.ts'
import { purserClient } from '../src/client/index.ts'

const [PEOPLE, COMPANIES] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 50)]
/** Bytes of a table for each paycheck, below which it is not told. */
const LEAST = 50
const KEYS = { clientId: 'bench', secretKey: 'bench-secret' }
const directory = mkdtempSync(join(tmpdir(), 'purser-bytes-'))
const postgres = await server(join(directory, 'postgres/data'))
const running = await service({
  DATABASE_URL: postgres.url,
  PURSER_DATA_DIR: join(directory, 'purser'),
  PURSER_MASTER_KEY: Buffer.alloc(32, 3).toString('base64'),
  PURSER_CLIENT_ID: KEYS.clientId,
  PURSER_SECRET_KEY: KEYS.secretKey,
  PURSER_RATE_LIMIT: '0',
})
try {
  const client = purserClient({ url: running.url, ...KEYS })
  await measured(client, postgres, [PEOPLE])
  await measured(client, postgres, Array<number>(COMPANIES).fill(20))
} finally {
  await running.stop()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}

type Client = ReturnType<typeof purserClient>

/** Companies of these sizes, each paid once and traveled over its payday. */
async function measured(client: Client, { url }: Server, sizes: readonly number[]): Promise<void> {
  const runs: { companyId: string; payPeriodId: string }[] = []
  for (const employees of sizes) {
    const { company } = await client.sandbox.seedDemoCompany({ employees })
    const { companyId } = company
    const { unprocessedPayPeriods } = await client.reports.getUnProcessedPayPeriod({ companyId })
    runs.push({ companyId, payPeriodId: unprocessedPayPeriods[0]!.payPeriodId })
  }
  const [before, from] = [await stateOf(url), performance.now()]
  for (const run of runs) await client.payroll.initiatePayroll({ ...run, runNow: true })
  const seconds = (performance.now() - from) / 1000
  await client.sandbox.advanceClock({ days: 14 })
  const after = await stateOf(url)
  const paychecks = after.paychecks - before.paychecks
  const grown = Object.entries(after.tables)
    .map(([name, bytes]) => ({ name, bytes: Math.round((bytes - (before.tables[name] ?? 0)) / paychecks) }))
    .filter(({ bytes }) => bytes >= LEAST)
    .sort((a, b) => b.bytes - a.bytes)
  const each = (bytes: number): string => `${(bytes / paychecks / 1000).toFixed(1)} kB`
  console.log(
    `${sizes.length} x ${sizes[0]} people, ${paychecks} paychecks: ${each(after.kept - before.kept)} kept and ` +
      `${each(after.log - before.log)} of log each; the runs took ${((seconds / paychecks) * 1000).toFixed(2)} ms each`,
  )
  for (const { name, bytes } of grown) console.log(`  ${name} ${bytes} B`)
}

interface State {
  readonly kept: number
  readonly log: number
  readonly paychecks: number
  /** With their indexes. */
  readonly tables: Readonly<Record<string, number>>
}

async function stateOf(url: string): Promise<State> {
  const [state] = await ask<State>(
    url,
    `select pg_database_size(current_database())::float8 as kept, (pg_current_wal_lsn() - '0/0')::float8 as log,
            (select count(*)::int from paycheck) as paychecks,
            (select json_object_agg(relname, pg_total_relation_size(relid)) from pg_stat_user_tables) as tables`,
  )
  return state!
}
