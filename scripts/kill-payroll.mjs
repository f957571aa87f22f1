#!/usr/bin/env node
// Kills the service, then PostgreSQL, with SIGKILL at a random moment inside a payroll of many people, over and over,
// starts again on the same data and lets the run be asked for once more. Each person must end with exactly one paycheck
// and one credit, and the totals must be those of an undisturbed run. Each kill is logged with where it fell: how far
// into the run and during which statement. Only one inside the run counts: the run's transaction had written something
// right before, and nothing of it was there afterwards.
//
//   npx tsc -p tsconfig.build.json && node scripts/kill-payroll.mjs [kills of each = 50] [people = 2000] [seed = 1] [source]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const [KILLS = 50, PEOPLE = 2000, SEED = 1] = process.argv.slice(2, 5).map(Number)
const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const PROGRAM =
  process.argv[5] === 'source' ? ['--import', 'tsx', at('../src/cli.ts')] : [at('../dist/cli.js')]
const directory = mkdtempSync(join(tmpdir(), 'purser-kills-'))
const random = randomOf(SEED)

let service = await started()
// The undisturbed run says what to expect, and how long a run takes; the very first one also has to warm up.
await initiate(await seeded())
const undisturbed = await seeded()
const from = Date.now()
await initiate(undisturbed)
const whole = Date.now() - from
const expected = await sums(undisturbed.companyId)
console.log(`undisturbed: ${whole} ms, ${JSON.stringify(expected)}`)

const startedAt = Date.now()
const MOST_TRIES = 10
let tries = 0
// How much of a run's own time a kill may wait once the run has written. A kill that came after the commit halves it, so
// a machine that is faster now than when the undisturbed run was measured still gets its kills inside.
let reach = 0.9
try {
  for (const target of ['server', 'postgres']) {
    for (let hits = 0; hits < KILLS; ) {
      tries += 1
      if (tries > 2 * MOST_TRIES * KILLS) throw new Error('too few kills fell inside the run')
      const found = await killed(target)
      if (found.isInside) hits += 1
      else reach /= 2
      console.log(`kill -9 ${target} ${hits}/${KILLS}: ${words(found)}`)
    }
  }
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
  console.log(
    `${2 * KILLS} kills inside the run, ${tries} in all, ${minutes} minutes: every person one paycheck and one credit`,
  )
} finally {
  if (service.child.exitCode === null) process.kill(service.child.pid, 'SIGTERM')
  await Promise.race([once(service.child, 'exit'), sleep(10_000)])
  for (const pid of postgresPids()) kill(pid)
  await sleep(500)
  rmSync(directory, { recursive: true, force: true, maxRetries: 10 })
}

/** Kills inside a run of a new company, starts again, runs it to its end and compares. Answers where the kill fell. */
async function killed(target) {
  const company = await seeded()
  const watcher = await connected()
  const from = Date.now()
  const asked = initiate(company).then(
    () => 'answered',
    () => 'cut off',
  )
  const before = await placeInside(watcher, random() * reach * whole, asked)
  const after = Date.now() - from
  if (target === 'server') process.kill(service.child.pid, 'SIGKILL')
  else for (const pid of [...postgresPids(), ...before.pids]) kill(pid)
  const outcome = await asked
  await watcher.end().catch(() => {})
  await restarted(target)
  const { runs, checks, transfers } = await left(company.companyId)
  const isInside = before.isBusy && runs === 0
  if (runs === 0 && checks + transfers > 0)
    throw new Error(`${checks} paychecks and ${transfers} transfers without a run`)
  await initiatedAgain(company)
  const found = await sums(company.companyId)
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`BROKEN: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`)
  }
  return { isInside, after, outcome, runs, ...before }
}

function words({ isInside, after, isBusy, statement, ms, outcome }) {
  return [
    isInside ? 'inside the run' : 'after its commit',
    `${after} ms after it was asked for (${whole} ms undisturbed)`,
    isBusy ? `${ms} ms into its transaction, last statement: ${statement}` : 'nothing open',
    outcome,
    'whole',
  ].join('; ')
}

/** Waits until the run has written something, then a while longer, unless it has been answered. */
async function placeInside(watcher, wait, asked) {
  let isAnswered = false
  asked.then(() => {
    isAnswered = true
  })
  while (!isAnswered && !(await place(watcher)).isBusy) await sleep(1)
  await sleep(wait)
  return place(watcher)
}

/** What the run's own connection is doing: it has written, and nobody sees it yet. */
async function place(watcher) {
  const { rows } = await watcher.query(
    `select pid, backend_xid is not null and pid <> pg_backend_pid() as busy,
            round(extract(epoch from clock_timestamp() - xact_start) * 1000)::int as ms,
            left(trim(regexp_replace(query, '\\s+', ' ', 'g')), 60) as statement
     from pg_stat_activity where pid <> pg_backend_pid() order by xact_start`,
  )
  const run = rows.find(({ busy }) => busy)
  const { ms = 0, statement = '' } = run ?? {}
  return { isBusy: run !== undefined, ms, statement, pids: rows.map(({ pid }) => pid) }
}

/** What the killed run left behind. */
async function left(companyId) {
  return query(
    `select (select count(*)::int from payroll_run where company_id = $1) as runs,
            (select count(*)::int from paycheck where company_id = $1) as checks,
            (select count(*)::int from transfer where company_id = $1) as transfers`,
    [companyId],
  )
}

/** A connection that died with its server is answered with 503 once: try again, as it says. */
async function initiatedAgain(company, tries = 20) {
  try {
    await initiate(company)
  } catch (error) {
    if (tries === 0 || !/503/.test(error.message)) throw error
    await sleep(200)
    await initiatedAgain(company, tries - 1)
  }
}

async function seeded() {
  const { company } = await ask('sandbox/seedDemoCompany', { employees: PEOPLE })
  const { unprocessedPayPeriods } = await ask('reports/getUnProcessedPayPeriod', {
    companyId: company.companyId,
  })
  return { companyId: company.companyId, payPeriodId: unprocessedPayPeriods[0].payPeriodId }
}

function initiate(company) {
  return ask('payroll/initiatePayroll', { ...company, runNow: true })
}

/** What a run must leave, whoever was killed: the same people have the same pay in every demo company. */
async function sums(companyId) {
  return query(
    `select (select count(*)::int from payroll_run where company_id = $1) as runs,
            (select count(*)::int from paycheck where company_id = $1) as checks,
            (select count(distinct user_id)::int from paycheck where company_id = $1) as people,
            (select count(*)::int from transfer where company_id = $1 and name = 'AchCredit') as credits,
            (select count(distinct user_id)::int from transfer where company_id = $1 and name = 'AchCredit') as credited,
            (select count(*)::int from transfer where company_id = $1 and name = 'AchDebit') as debits,
            (select sum(net)::text from paycheck where company_id = $1) as net,
            (select sum(amount)::text from transfer where company_id = $1 and name = 'AchCredit') as paid,
            (select sum(amount)::text from transfer where company_id = $1 and name = 'AchDebit') as drawn,
            (select sum(gross)::text from year_to_date where company_id = $1) as year,
            (select status from pay_period where company_id = $1 order by begin_date limit 1) as status`,
    [companyId],
  )
}

/** @returns {Promise<any>} The first row. */
async function query(text, values) {
  const client = await connected()
  try {
    return (await client.query(text, values)).rows[0]
  } finally {
    await client.end()
  }
}

async function connected() {
  const client = new pg.Client({ connectionString: databaseUrl() })
  client.on('error', () => {})
  await client.connect()
  return client
}

function databaseUrl() {
  const lines = readFileSync(join(directory, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
  const key = readFileSync(join(directory, 'postgres', 'owner.key'), 'utf8')
  return `postgresql://purser:${key}@localhost/purser?host=${encodeURIComponent(lines[4])}`
}

/** @returns {Promise<any>} */
async function ask(address, body) {
  const reply = await fetch(`${service.url}/${address}`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('kill:kill-secret')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ method: address.split('/')[1], ...body }),
  })
  if (reply.status !== 200) throw new Error(`${address}: ${await reply.text()}`)
  return reply.json()
}

/** A killed server is started again; a server whose PostgreSQL was killed raises it again by itself, or is helped. */
async function restarted(target) {
  if (target === 'server') {
    if (service.child.exitCode === null && service.child.signalCode === null)
      await once(service.child, 'exit')
    service = await started()
    return
  }
  for (let tries = 0; tries < 100; tries++) {
    if (service.child.exitCode !== null) service = await started()
    const ready = await fetch(`${service.url}/readyz`).then(
      (reply) => reply.status === 200,
      () => false,
    )
    if (ready) return
    await sleep(200)
  }
  throw new Error('the service did not become ready again')
}

function postgresPids() {
  const file = join(directory, 'postgres', 'data', 'postmaster.pid')
  return existsSync(file) ? [Number(readFileSync(file, 'utf8').split('\n')[0])] : []
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone.
  }
}

function started() {
  const child = spawn(process.execPath, [...PROGRAM, 'start'], {
    cwd: at('..'),
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', PURSER_DATA_DIR: directory },
      ...{ PURSER_CLIENT_ID: 'kill', PURSER_SECRET_KEY: 'kill-secret', PURSER_RATE_LIMIT: '0' },
      ...{ PURSER_LOG_LEVEL: 'info', PURSER_RUNNERS: '0' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (text) => {
    words += text
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const url = /listens on (\S+?)["\s]/.exec(`${text} `)?.[1]
      if (url) resolve({ child, url })
    })
    child.once('exit', () => reject(new Error(`the service ended early: ${words}`)))
  })
}

function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Mulberry32: one seed, one series. */
function randomOf(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
