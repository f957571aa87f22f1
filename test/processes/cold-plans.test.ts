import { closeSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startPostgres } from '../../src/embedded/postgres.ts'
import { operations } from '../../src/operations/index.ts'
import { startService } from '../../src/service/main.ts'
import { servicePool } from '../../src/store/database/connection.ts'
import { sealMoney } from '../../src/tasks/sealer.ts'
import { callerOf } from '../support/caller.ts'
import { clients, succeeded, type TestService, testSettings } from '../support/service.ts'

const PEOPLE = 400

/**
 * Postgres plans by guess here, as it does for a new company: nothing was ever analyzed, or it was before the company
 * came. Rows touched by each statement are counted, never time. Proportional to what it answers and to the company is
 * fine; people times people is not.
 */
test.each([{ knows: 'nothing' }, { knows: 'another company' }])(
  'F19: no statement of a payroll, its money and its reports is quadratic in a new company, where Postgres knows $knows',
  async ({ knows }) => {
    const { ok, call, owner, explained, url, end } = await ground()
    try {
      const greedy: string[] = []
      const look = (after: string) => {
        for (const { query, touched, answered } of explained()) {
          const isGreedy = touched > 200 * PEOPLE + 60 * answered
          if (isGreedy) greedy.push(`${after}: ${touched} rows for ${answered}: ${query}`)
        }
      }

      if (knows === 'another company') {
        await paid(ok, (await seeded(ok)).periods.slice(0, 1))
        await owner.query('vacuum analyze')
      }
      explained()
      const { companyId, periods, userId } = await seeded(ok)
      look('seedDemoCompany')
      await paid(ok, periods, look)
      const range = { from: '2026-01-01', to: '2026-12-31', year: 2026 }
      for (const { address, verb } of operations) {
        if (verb !== 'GET') continue
        // Some want further ids and refuse; those that answer are looked at.
        await call(address, { ...periods[0], userId, ...range })
        look(address)
      }
      for (const [address, body] of narrowed(range)) {
        await ok(address, { companyId, ...body })
        look(`${address} ${JSON.stringify(body)}`)
      }
      await sealed(url)
      look('sealing')

      expect(greedy).toEqual([])
    } finally {
      await end()
    }
  },
)

/** A service on a PostgreSQL of its own, which explains each statement in its log. */
async function ground() {
  const directory = mkdtempSync(join(tmpdir(), 'purser-cold-'))
  const explains = { log_min_duration: '0', log_analyze: 'on', log_timing: 'off', log_format: 'json' }
  const settings = {
    ...{ shared_preload_libraries: 'auto_explain', autovacuum: 'off' },
    ...Object.fromEntries(
      Object.entries(explains).map(([name, value]) => [`auto_explain.${name}`, value] as const),
    ),
  }
  const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), durability: 'fast', settings })
  const service = await startService(testSettings({ DATABASE_URL: postgres.url }), silent)
  const log = openSync(join(directory, 'postgres', 'postgres.log'), 'r')
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  const call = callerOf(() => service.address, clients.first)
  const ok: TestService['ok'] = (address, body) => call(address, body).then(succeeded(address))
  // A cluster of its own begins with the real time; the reports are of 2026.
  await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
  const end = async () => {
    closeSync(log)
    await owner.end()
    await service.stop()
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { ok, call, owner, explained: () => logged(log), url: postgres.url, end }
}

const silent = pino({ level: 'silent' })

async function paid(
  ok: TestService['ok'],
  periods: readonly object[],
  look: (after: string) => void = () => {},
): Promise<void> {
  for (const period of periods) {
    await ok('payroll/initiatePayroll', { ...period, runNow: true })
    look('initiatePayroll')
    await ok('sandbox/advanceClock', { days: 15 })
    look('advanceClock')
  }
}

/** As a process does that has just started. */
async function sealed(url: string): Promise<void> {
  const pool = servicePool(url, 1)
  await sealMoney({ pool, key: Buffer.alloc(32) }, silent)
  await pool.end()
}

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
  const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: PEOPLE })).company
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const { users } = await ok('reports/getUsers', { companyId })
  const periods = unprocessedPayPeriods
    .slice(0, 3)
    .map(({ payPeriodId }: { payPeriodId: string }) => ({ companyId, payPeriodId }))
  return { companyId, periods, userId: users[0].userId }
}

interface Statement {
  readonly query: string
  /** Rows that any step of its plan read, or looked at and threw away. */
  readonly touched: number
  readonly answered: number
}

interface Step {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Step[]
}

/** Every statement that PostgreSQL explained since it was last asked. */
function logged(log: number): readonly Statement[] {
  const parts: Buffer[] = []
  for (let part = Buffer.alloc(1 << 20); ; part = Buffer.alloc(1 << 20)) {
    const size = readSync(log, part)
    if (size === 0) break
    parts.push(part.subarray(0, size))
  }
  const text = Buffer.concat(parts).toString()
  return text
    .split('ms  plan:\n')
    .slice(1)
    .map((rest) => {
      const json = rest.slice(0, rest.search(/\n(?!\t)/))
      const { 'Query Text': query, Plan: plan } = JSON.parse(json)
      return {
        query: query.replace(/\s+/g, ' ').slice(0, 300),
        touched: touchedBy(plan),
        answered: rowsOf(plan),
      }
    })
}

const rowsOf = (step: Step): number => step['Actual Rows'] * step['Actual Loops']

const touchedBy = (step: Step): number =>
  Math.round(
    rowsOf(step) +
      step['Actual Loops'] *
        ((step['Rows Removed by Filter'] ?? 0) +
          (step['Rows Removed by Join Filter'] ?? 0) +
          (step['Rows Removed by Index Recheck'] ?? 0)) +
      (step.Plans ?? []).reduce((sum, each) => sum + touchedBy(each), 0),
  )
