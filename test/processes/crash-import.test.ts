import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callerOf } from '../support/caller.ts'
import { quietPool } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { holdsIn } from '../support/invariants.ts'
import { answersAt, brought, idsOfCompany, taken } from '../support/moving.ts'
import { payday } from '../support/payday.ts'
import { kill, serviceProcess } from '../support/process.ts'
import { clients, dataDirectory, MASTER_KEY, service } from '../support/service.ts'
import { until } from '../support/until.ts'

const [old, there] = [await service(), await service()]

/** A company with a payroll behind it, closed, as a file. */
async function moving() {
  const { companyId, first, initiate, travelTo } = await payday(old, 6)
  await initiate()
  await travelTo(first.payDate, '20:00')
  await old.ok('sandbox/advanceClock', { days: 2 })
  await old.ok('adminPortal/closeCompany', { companyId })
  const file = await taken(old, companyId)
  await there.ok('sandbox/setClock', { to: (await old.ok('sandbox/getClock')).clock.now })
  const { tables } = JSON.parse(file.subarray(0, file.indexOf('\n')).toString())
  const rows = Object.values(tables as Record<string, number>).reduce((sum, count) => sum + count, 0)
  return { companyId, file, rows }
}

/** Another process of the new place. */
async function other() {
  const [port, [id, secret]] = [await freePort(), clients.first.split(':') as [string, string]]
  const child = await serviceProcess({
    ...{ DATABASE_URL: there.databaseUrl, PURSER_MASTER_KEY: MASTER_KEY, PORT: String(port) },
    ...{ PURSER_CLIENT_ID: id, PURSER_SECRET_KEY: secret, PURSER_DATA_DIR: join(dataDirectory, 'other') },
    ...{ PURSER_LOG_LEVEL: 'silent', PURSER_RATE_LIMIT: '0' },
  })
  return { child, call: callerOf(() => `http://127.0.0.1:${port}`, clients.first) }
}

/** Whoever writes into a table waits until this lets go. */
async function hold(table: string) {
  const holder = quietPool({ connectionString: there.databaseUrl, max: 1 })
  await holder.query('begin')
  await holder.query(`lock table ${table} in share mode`)
  return { letGo: () => holder.end() }
}

/** The process of the database that waits to insert into a table; undefined while there is none. */
const waitsFor = async (table: string): Promise<number | undefined> => {
  const { rows } = await there.owner.query(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query ~* $1`,
    [`insert into "?${table}"?\\M`],
  )
  return rows[0]?.pid
}

/** Whether somebody waits for what this process of the database has. */
const isAwaited = async (pid: number): Promise<boolean> => {
  const { rows } = await there.owner.query(
    `select 1 from pg_stat_activity where datname = current_database() and $1 = any(pg_blocking_pids(pid))`,
    [pid],
  )
  return rows.length > 0
}

const companiesThere = async (companyId: string): Promise<number> =>
  (await there.owner.query('select 1 from company where company_id = $1', [companyId])).rows.length

const EXISTS =
  'This company is in this service already; an archive is imported once, into a service that does not have the company'

test.each(['worker', 'paycheck', 'audit'])(
  'kill -9 while an import writes into %s, and it is imported again: one company, whole',
  {
    timeout: 240_000,
  },
  async (table) => {
    const { companyId, file, rows } = await moving()
    const body = await brought(there, file)
    const { child, call } = await other()
    const { letGo } = await hold(table)
    const cut = call('operator/importCompany', body).catch(() => 'cut off')
    await until(async () => (await waitsFor(table)) !== undefined)
    await kill(child)
    expect(await cut).toBe('cut off')
    await letGo()

    const { company } = await there.ok('operator/importCompany', body)
    expect(company).toMatchObject({ companyId, rows })
    expect(await companiesThere(companyId)).toBe(1)
    const ids = await idsOfCompany(old.owner, companyId)
    const [one, two] = [await answersAt(old.call, ids), await answersAt(there.call, ids)]
    expect([...one.keys()].filter((address) => one.get(address) !== two.get(address))).toEqual([])
    await holdsIn(there.owner, companyId)
    expect((await there.call('operator/importCompany', body)).body.error.message).toBe(EXISTS)
  },
)

test('two processes import the same archive at once: one wins, the other is refused with what it is', {
  timeout: 240_000,
}, async () => {
  const { companyId, file, rows } = await moving()
  const [mine, theirs] = [await brought(there, file), await brought(there, file)]
  const { child, call } = await other()
  const { letGo } = await hold('paycheck')
  const first = there.call('operator/importCompany', mine)
  await until(async () => (await waitsFor('paycheck')) !== undefined)
  const writing = (await waitsFor('paycheck'))!
  const second = call('operator/importCompany', theirs)
  // It waits for the first one, which has the id already.
  await until(() => isAwaited(writing))
  await letGo()

  expect(await first).toMatchObject({ status: 200, body: { company: { companyId, rows } } })
  expect(await second).toMatchObject({ status: 400, body: { error: { message: EXISTS } } })
  expect(await companiesThere(companyId)).toBe(1)
  await holdsIn(there.owner, companyId)
  await kill(child)
})
