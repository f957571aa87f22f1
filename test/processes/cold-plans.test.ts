import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startPostgres } from '../../src/embedded/postgres.ts'
import { operations } from '../../src/operations/index.ts'
import { startService } from '../../src/service/main.ts'
import { callerOf } from '../support/caller.ts'
import { clients, succeeded, type TestService, testSettings } from '../support/service.ts'

const PEOPLE = 250

/**
 * Nothing is ever analyzed here: Postgres plans by guess, as it does for a new company. Blocks touched by each statement
 * are counted, never time. Proportional to what it answers and to the company is fine; people times people is not.
 */
test('F19: no statement of a payroll, its money and its reports is quadratic in a new company', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'purser-cold-'))
  const settings = { shared_preload_libraries: 'pg_stat_statements', autovacuum: 'off' }
  const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), durability: 'fast', settings })
  const service = await startService(testSettings({ DATABASE_URL: postgres.url }), pino({ level: 'silent' }))
  const owner = new pg.Client({ connectionString: postgres.url })
  try {
    await owner.connect()
    await owner.query('create extension pg_stat_statements')
    const call = callerOf(() => service.address, clients.first)
    const ok: TestService['ok'] = (address, body) => call(address, body).then(succeeded(address))
    const greedy: string[] = []
    const look = async (after: string) => {
      for (const statement of await spent(owner)) {
        const { blocks, rows, calls } = statement
        if (blocks > 40 * PEOPLE + 60 * (rows + calls)) greedy.push(`${after}: ${JSON.stringify(statement)}`)
      }
    }

    const { company, payPeriodIds, userId } = await seeded(ok)
    await look('seedDemoCompany')
    for (const payPeriodId of payPeriodIds) {
      await ok('payroll/initiatePayroll', { companyId: company.companyId, payPeriodId, runNow: true })
      await look('initiatePayroll')
      await ok('sandbox/advanceClock', { days: 15 })
      await look('advanceClock')
    }
    const known = { companyId: company.companyId, userId, payPeriodId: payPeriodIds[0] }
    const range = { from: '2026-01-01', to: '2026-12-31', year: 2026 }
    for (const { address, verb } of operations) {
      if (verb !== 'GET') continue
      // Some want further ids and refuse; those that answer are looked at.
      await call(address, { ...known, ...range })
      await look(address)
    }
    for (const [address, body] of narrowed(range)) {
      await ok(address, { companyId: company.companyId, ...body })
      await look(`${address} ${JSON.stringify(body)}`)
    }

    expect(greedy).toEqual([])
  } finally {
    await owner.end()
    await service.stop()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
})

/** Reads that take another way when they are searched, sorted or asked for by the page. */
const narrowed = ({ from, to }: { from: string; to: string }): readonly [string, object][] => [
  ['reports/getUsers', { search: 'a', limit: 20 }],
  ['reports/getUsers', { sort: 'lastName', stateCode: 'GA', limit: 20 }],
  ['reports/searchUsers', { query: 'a', limit: 20 }],
  ['reports/search', { text: 'a' }],
  ['reports/search', { text: '021000020000001', kinds: ['transaction'] }],
  ['reports/getOpenTasks', { limit: 20 }],
  ['reports/getCalendar', { from, to, limit: 20 }],
  ['reports/getMoneyFlow', { from, to }],
  ['reports/getTransactions', { limit: 20 }],
]

async function seeded(ok: TestService['ok']) {
  // A cluster of its own begins with the real time; the reports below are of 2026.
  await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
  const { company } = await ok('sandbox/seedDemoCompany', { employees: PEOPLE })
  const { companyId } = company
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const { users } = await ok('reports/getUsers', { companyId })
  const payPeriodIds = unprocessedPayPeriods
    .slice(0, 3)
    .map((period: { payPeriodId: string }) => period.payPeriodId)
  return { company, payPeriodIds, userId: users[0].userId }
}

interface Spent {
  readonly query: string
  readonly blocks: number
  readonly rows: number
  readonly calls: number
}

/** Since it was last asked. */
async function spent(owner: pg.Client): Promise<readonly Spent[]> {
  const { rows } = await owner.query<Spent>(`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), 200) as query, calls::int, rows::int,
           (shared_blks_hit + shared_blks_read)::int as blocks
    from pg_stat_statements where query !~ 'pg_stat_statements'`)
  await owner.query('select pg_stat_statements_reset()')
  return rows
}
