import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/drill-ground.ts'
import { newId } from '../../src/kernel/ids.ts'
import { send } from '../support/caller.ts'
import { quietPool, testDatabase } from '../support/database.ts'
import { dataDirectory, MASTER_KEY } from '../support/service.ts'
import { until } from '../support/until.ts'

/** What was built, as `npm start` starts it: there heavy operations and large bodies have a thread of their own. */
const port = await freePort()
const database = await testDatabase()
const owner = quietPool({ connectionString: database.url, max: 1, idleTimeoutMillis: 0 })
afterAll(() => owner.end())
const npm = spawn('npm', ['start'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(port),
    DATABASE_URL: database.url,
    PURSER_MASTER_KEY: MASTER_KEY,
    PURSER_DATA_DIR: dataDirectory,
    PURSER_CLIENT_ID: 'large',
    PURSER_SECRET_KEY: 'large-secret',
    PURSER_LOG_LEVEL: 'silent',
  },
  stdio: 'ignore',
})
afterAll(() => void npm.kill('SIGTERM'))
const url = `http://127.0.0.1:${port}`
const isUp = () =>
  send(`${url}/readyz`, { verb: 'GET' }).then(
    ({ status }) => status === 200,
    () => false,
  )
await until(isUp)

const many = (count: number) => Array.from({ length: count }, () => '{}').join()
const sent = (address: string, text: string, verb = 'POST') =>
  send(`${url}/${address}`, { client: 'large:large-secret', text, verb })
const history = (count: number, more = '') =>
  `{"method":"importPayrollHistory",${more}"history":[${many(count)}]}`

test('F1: a list without end is refused by the thread that reads it, and the service stands', async () => {
  const text = `{"method":"importRegularPayrollData","payrollData":[${many(5_000_000)}]}`
  const reply = await sent('payroll/importRegularPayrollData', text)
  expect([reply.status, reply.body.error.message]).toEqual([
    400,
    'payrollData: must have at most 10000 items, not 5000000',
  ])
  expect(await isUp()).toBe(true)
})

test('F1: read there, a body is answered as it is here', async () => {
  const faulty = await sent('payroll/importPayrollHistory', history(9000, '"zz":1,'))
  const large = await sent('payroll', history(60_000))
  const wrong = await sent('payroll/importPayrollHistory', history(60_000), 'PUT')
  expect([faulty.status, faulty.body.error.message]).toEqual([400, 'Invalid CompanyId'])
  expect(large.body.error.message).toBe('history: must have at most 10000 items, not 60000')
  expect([wrong.status, wrong.headers.allow]).toEqual([405, 'POST'])
  const padded = history(9000, `"zz":"${'x'.repeat(150_000)}",`)
  expect((await sent('payroll/importPayrollHistory', padded)).headers['purser-ignored']).toBe('zz')
})

test('F6: who waits to be computed learns the place, and meanwhile how many wait', async () => {
  await owner.query('begin')
  await owner.query(`insert into idempotency (client_id, key, body_hash, created_at)
    select client_id, 'held', '', now() from account where account_id = 'large'`)
  const ids = { companyId: newId(), payPeriodId: newId() }
  const text = JSON.stringify({ method: 'initiatePayroll', ...ids })
  const replies: Awaited<ReturnType<typeof send>>[] = []
  const ask = async () =>
    void replies.push(
      await send(`${url}/payroll/initiatePayroll`, {
        client: 'large:large-secret',
        text,
        headers: { 'Idempotency-Key': 'held' },
      }),
    )
  // Two run, and wait for the key; a hundred wait for those; three are one too many each.
  const asked = Array.from({ length: 105 }, ask)
  await until(async () => replies.length === 3)
  for (const { status, headers } of replies) {
    expect([status, headers['purser-queue-place'], headers['retry-after']]).toEqual([429, '102', '1'])
  }
  expect((await sent('reports/getCompanies', '{"method":"getCompanies"}')).headers['purser-queue']).toBe(
    '102',
  )

  await owner.query('rollback')
  await Promise.all(asked)
  const answered = replies.slice(3)
  expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([400]))
  const places = answered.map(({ headers }) => Number(headers['purser-queue-place']))
  expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 102 }, (_, n) => n))
  const after = await sent('reports/getCompanies', '{"method":"getCompanies"}')
  expect(after.headers).not.toHaveProperty('purser-queue')
  expect(after.headers).not.toHaveProperty('purser-queue-place')
})

test('F16: a signal to npm start stops the service', async () => {
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await until(async () => !(await isUp()))
})
