import { pino } from 'pino'
import { afterAll, expect, inject, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { startService } from '../../../src/service/main.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { migrate } from '../../../src/store/database/migrate.ts'
import { migrations } from '../../../src/store/database/migrations.ts'
import { retried } from '../../../src/store/database/retry.ts'
import { fillFacts } from '../../../src/store/payroll/fill-facts.ts'
import { fillRunLines } from '../../../src/store/payroll/fill-run-lines.ts'
import { fillPlaces } from '../../../src/store/people/kept-places.ts'
import { benefitCompany, TODAY } from '../../support/benefits.ts'
import { callerOf } from '../../support/caller.ts'
import { quietPool } from '../../support/database.ts'
import { holds } from '../../support/invariants.ts'
import { clients, service, testSettings } from '../../support/service.ts'
import { until } from '../../support/until.ts'
import { asOf, differing, emptyDatabase, tableNames } from './older.ts'

/** A company with benefits, paid once, whose money has settled. */
const head = await service()
await head.ok('sandbox/setClock', { to: TODAY })
const company = await benefitCompany(head)
await company.enroll(
  'younger',
  await company.plan('Dental', 'Smile', { employeeAmount: 20, employerAmount: 5 }),
)
await company.pay(0, 'younger')
await head.ok('sandbox/setClock', { to: '2026-11-10T17:00:00Z' })
await holds(head.owner)
await head.stop()
const { owner: source } = head

const server = quietPool({ connectionString: inject('postgresUrl'), max: 1 })
afterAll(() => server.end())

/** Columns that an upgrade fills in another way than the version of today writes them, each with its reason. */
const DIFFERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  worker: {
    payable_at: '0014: the day it was added, where nobody wrote down the moment',
    was_verified: '0016: true of who had passed; people of the demo are made without it',
  },
  paycheck: {
    weeks_worked: '0008: an input does not tell it',
    edition_of: '0008: an input does not tell it',
    edition_from: '0008: an input does not tell it',
  },
  ach_file: {
    outbox_id: '0018: of files that went out before, nobody wrote it down',
    staged_as: '0018: of files that went out before, nobody wrote it down',
    content_hash: '0018: of files that went out before, nobody wrote it down',
    content_bytes: '0018: of files that went out before, nobody wrote it down',
    released_at: '0018: of files that went out before, nobody wrote it down',
    trace_origin: '0036: of files that went out before, nobody wrote it down',
  },
  payroll_run: {
    warning_details: '0039: of runs from before, nobody wrote it down',
    submitted_by: '0039: of runs from before, nobody wrote it down',
    locked_at: '0039: of runs from before, nobody wrote it down',
  },
  audit: {
    mark: '0022: rows of before have none',
    actor_label: '0038: rows of before have none',
    changes: '0038: rows of before have none',
  },
  verification: {
    leased_until: '0022: the moment of the migration',
  },
  ledger_account: {
    account_id: '0015: the account for benefits is new, and so is its id',
    open_from: '0067: not looked at yet; the next payroll of the company reads everything once',
  },
  transfer: {
    source_account_id: '0015: compared by the kind of the account below',
    destination_account_id: '0015: compared by the kind of the account below',
  },
}

/** What a database says of itself, what a process notes of its own accord, and what waits to be sealed. */
const ITS_OWN = ['migration', 'bank_place', 'money_unsealed', 'money_seal', 'request_log']

const all = (await migrations()).map(({ name }) => name)
const levels = ['0007_benefits.sql', '0010_user_reference.sql', '0014_off_cycle.sql', all.at(-2)!]

test.each(levels)('F12: a database of %s with data is upgraded while it is used', async (through) => {
  const { url, old } = await olderDatabase(through)
  const use = useMeanwhile(url)
  await until(() => use.written() > 2)

  const applied = await migrate(old)
  await until(
    (
      (before) => () =>
        use.written() > before
    )(use.written()),
  )
  const { written, failures } = await use.end()

  expect(applied).toEqual(all.filter((each) => each > through))
  expect(failures).toEqual([])
  const { rowCount } = await old.query("delete from idempotency where key like 'meanwhile-%'")
  expect(rowCount).toBe(written)

  const told = { say: () => {}, warn: (words: string) => expect(words).toBe('') }
  await fillFacts(old, { allowProvisional: true, ...told })
  await fillRunLines(old, told)
  await fillPlaces(old, told)
  for (const table of await tableNames(source)) {
    if (ITS_OWN.includes(table)) continue
    const but = Object.keys(DIFFERS[table] ?? {})
    expect([table, await differing({ one: source, other: old }, table, but)]).toEqual([table, []])
  }
  expect(await booksOf(old)).toEqual(await booksOf(source))
  await holds(old)
  await paysNextPeriod(url)
})

test('F12: what older rows held twice, and what they did not hold, is mended as the migrations say', async () => {
  const { old } = await olderDatabase('0009_states.sql')
  const { rows: people } = await old.query<{ user_id: string; company_id: string; client_id: string }>(
    'select user_id, company_id, client_id from worker order by user_id limit 2',
  )
  const [first, second] = people as [(typeof people)[0], (typeof people)[0]]
  const whose = [first.company_id, first.client_id]
  const [one, two, assignment] = [newId(), newId(), newId()]
  await old.query("update worker set user_reference_id = 'E-1' where user_id in ($1, $2)", [
    first.user_id,
    second.user_id,
  ])
  await planted(old, [
    [
      `insert into time_off_request (company_id, client_id, time_off_request_id, assignment_id, user_id, start_date, end_date,
         hours, status, created_at)
       values ($1, $2, $3, $5, $6, '2026-12-01', '2026-12-01', 800, 'Approved', '2026-11-01'),
              ($1, $2, $4, $5, $6, '2026-12-01', '2026-12-01', 800, 'Pending', '2026-11-02')`,
      [...whose, one, two, assignment, first.user_id],
    ],
    [
      `insert into time_off_line (company_id, client_id, time_off_request_id, on_day, hours)
       values ($1, $2, $3, '2026-12-01', 800), ($1, $2, $4, '2026-12-01', 800)`,
      [...whose, one, two],
    ],
    [
      `insert into pay_history (company_id, client_id, pay_history_id, user_id, pay_date, state, gross, taxes, deductions)
       values ($1, $2, $3, $4, '2026-01-09', 'TX', 100000, '[{"code": "US.socialSecurity", "tax": "6200n"}]', '[]')`,
      [...whose, newId(), second.user_id],
    ],
  ])
  const share = () =>
    old.query<{ amount: string }>(
      `select c.amount::text from year_to_date y cross join unnest(y.codes, y.amounts) as c(code, amount)
       where y.user_id = $1 and y.year = 2026 and c.code = 'employerTax:US.socialSecurity'`,
      [second.user_id],
    )
  const before = Number((await share()).rows[0]!.amount)

  await migrate(old)

  // 0010: the first keeps the reference, the other has its id behind it.
  const references = await old.query<{ ref: string }>(
    `select user_reference_id as ref from worker where user_reference_id <> '' order by user_id`,
  )
  expect(references.rows.map(({ ref }) => ref)).toEqual(['E-1', `E-1 ${second.user_id}`])
  // 0013: a day that was asked for twice is held by the first request.
  const days = await old.query(
    'select time_off_request_id as id, held_by from time_off_line order by held_by nulls last',
  )
  expect(days.rows).toEqual([
    { id: one, held_by: assignment },
    { id: two, held_by: null },
  ])
  // 0017: of imported social security the employer paid as much again.
  expect(Number((await share()).rows[0]!.amount)).toBe(before + 6200)
})

async function olderDatabase(through: string) {
  const name = `upgrade_${through.slice(0, 4)}`
  const url = await emptyDatabase(server, name)
  const old = quietPool({ connectionString: url, max: 3 })
  afterAll(async () => {
    await old.end()
    await server.query(`drop database if exists ${name} with (force)`)
  })
  await asOf(through, { source, old })
  return { url, old }
}

/** Rows of a company whose assignments and policies are not what is tried here. */
async function planted(
  pool: typeof source,
  rows: readonly (readonly [string, readonly unknown[]])[],
): Promise<void> {
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  for (const [statement, values] of rows) await client.query(statement, [...values])
  await client.query('reset session_replication_role')
  client.release()
}

/** Debits and credits by kind of account and name of the transfer. */
async function booksOf(pool: typeof source) {
  const { rows } = await pool.query(
    `select s.kind as source, d.kind as destination, t.name, t.status, sum(t.amount)::text as amount, count(*)::int
     from transfer t join ledger_account s on s.company_id = t.company_id and s.account_id = t.source_account_id
     join ledger_account d on d.company_id = t.company_id and d.account_id = t.destination_account_id
     group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )
  return rows
}

/** What the version before does all the time: it reads and writes as the service, with the limits of a request. */
function useMeanwhile(url: string) {
  const pool = servicePool(url, 2)
  const failures: string[] = []
  let [written, over] = [0, false]
  const one = async () => {
    const connection = await pool.connect()
    try {
      await connection.query('begin')
      await connection.query(`set local purser.client = '${await clientId()}'`)
      for (const table of ['worker', 'paycheck', 'transfer', 'pay_period', 'time_off_line'])
        await connection.query(`select count(*) from ${table}`)
      await connection.query(
        `insert into idempotency (client_id, key, body_hash) values (current_client(), $1, '')`,
        [`meanwhile-${written}`],
      )
      await connection.query('commit')
    } catch (error) {
      await connection.query('rollback')
      throw error
    } finally {
      connection.release()
    }
  }
  const loop = (async () => {
    while (!over) {
      await retried(one).then(
        () => {
          written++
        },
        (error: Error) => failures.push(error.message),
      )
    }
  })()
  return {
    written: () => written,
    end: async () => {
      over = true
      await loop
      await pool.end()
      return { written, failures }
    },
  }
}

async function clientId(): Promise<string> {
  const { rows } = await source.query<{ client_id: string }>(
    "select client_id from account where account_id = 'first'",
  )
  return rows[0]!.client_id
}

/** The service of today goes on with what the older one left. */
async function paysNextPeriod(url: string): Promise<void> {
  const running = await startService(testSettings({ DATABASE_URL: url }), pino({ level: 'silent' }))
  try {
    const call = callerOf(() => running.address, clients.first)
    const { companyId } = company
    const { body } = await call('reports/getUnProcessedPayPeriod', { companyId, limit: 1 })
    const { payPeriodId } = body.unprocessedPayPeriods[0]
    const reply = await call('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
    expect(reply).toMatchObject({ status: 200 })
  } finally {
    await running.stop()
  }
}
