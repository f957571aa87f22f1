import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { periodAround, periodWord } from '../../src/domain/filings/periods.ts'
import { addDays, type Day } from '../../src/kernel/dates.ts'
import { bundled } from '../support/bundled.ts'
import { callerOf } from '../support/caller.ts'
import { payday } from '../support/payday.ts'
import { clients, dataDirectory, MASTER_KEY, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { steps, tasksWithDesk } from './filing-desk.ts'

const desk = join(dataDirectory, 'desk.txt')
writeFileSync(desk, '')
const world = await service({ overrides: { tasks: tasksWithDesk(desk) } })
const { ok, owner } = world

/** One company for each step, and one more whose request itself is cut off; each has an approved Form 941. */
async function approved(): Promise<readonly { companyId: string; filingId: string }[]> {
  const companies = []
  for (let at = 0; at <= steps.length; at++) companies.push(await payday(world, 1))
  for (const { initiate } of companies) await initiate()
  const { to, from } = periodAround('quarter', companies[0]!.first.payDate as Day)
  await companies[0]!.travelTo(addDays(to, 3))
  const filings = []
  for (const { companyId } of companies) {
    await ok('adminPortal/updateFilingProfile', { filingProfile: { companyId, signerName: 'Ada Marsh' } })
    const filing = { companyId, form: '941', period: periodWord({ from, to }) }
    const { filingId } = (await ok('adminPortal/prepareFiling', { filing })).filing
    await ok('adminPortal/approveFiling', { filingId })
    filings.push({ companyId, filingId })
  }
  return filings
}

async function started(stops: object) {
  const [id, secret] = clients.first.split(':') as [string, string]
  const program = fileURLToPath(new URL('filing-program.ts', import.meta.url))
  const args = [await bundled(program), desk, JSON.stringify(stops)]
  const env = {
    ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATABASE_URL: world.databaseUrl },
    ...{ PURSER_CLIENT_ID: id, PURSER_SECRET_KEY: secret, PURSER_MASTER_KEY: MASTER_KEY },
    ...{ PURSER_DATA_DIR: dataDirectory, PURSER_POOL_SIZE: '8', PURSER_RATE_LIMIT: '0', PURSER_RUNNERS: '6' },
  }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { words: '' }
  child.stdout.on('data', (text) => {
    said.words += String(text)
  })
  await until(() => said.words.includes('listens on'), 180_000)
  const url = /listens on (\S+)/.exec(said.words)![1]!
  return { child, said, call: callerOf(() => url, clients.first) }
}

test('kill -9 at every step of a submission: each filing is handed over once', async () => {
  const filings = await approved()
  const [cut, ...stopped] = filings
  const stops = Object.fromEntries(stopped.map(({ companyId }, at) => [companyId, steps[at]]))
  const { child, said, call } = await started(stops)
  for (const { filingId } of stopped) {
    expect(await call('adminPortal/submitFiling', { filingId })).toMatchObject({ status: 200 })
  }
  // Somebody else holds the filing of the last one, so that its request is under way when the process dies.
  const holder = await owner.connect()
  await holder.query('begin')
  await holder.query('select 1 from filing where filing_id = $1 for update', [cut!.filingId])
  const underWay = call('adminPortal/submitFiling', { filingId: cut!.filingId }).catch(() => 'cut off')
  await until(() => steps.every((step) => said.words.includes(`stopped ${step}`)))

  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  expect(await underWay).toBe('cut off')
  await holder.query('rollback')
  holder.release()

  await ok('adminPortal/submitFiling', { filingId: cut!.filingId })
  await ok('sandbox/advanceClock', { hours: 1 })
  const { rows } = await owner.query(
    'select filing_id, status, attempts, submission_id, receipt from filing order by filing_id',
  )
  expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual(filings.map(() => ['accepted', 1]))
  for (const { submission_id, receipt } of rows) expect(receipt).toBe(`SANDBOX-${submission_id}`)
  // The agency knows a submission by its id: what was handed over again is the same one.
  const taken = readFileSync(desk, 'utf8').trim().split('\n')
  expect([...new Set(taken)].sort()).toEqual(rows.map(({ submission_id }) => submission_id).sort())
  expect((await owner.query(`select 1 from agenda where task = 'submitFiling'`)).rows).toEqual([])
  // Told once that it was accepted: prepared, approved, submitted, accepted.
  const { rows: told } = await owner.query(
    `select count(*)::int as times from event where entity_id = any($1::uuid[]) group by entity_id`,
    [filings.map(({ filingId }) => filingId)],
  )
  expect(told.map(({ times }) => times)).toEqual(filings.map(() => 4))
})
