/**
 * initiatePayroll with runNow until the period is inProcess, every paycheck and posting durable: the built service on
 * its own PostgreSQL with fsync on. Beside it, in the same run, the ceiling (a bare loop that reads the same people,
 * computes with the engine and writes the same tables in the same slices), the peak memory of the service, and how long
 * another client's getUser takes meanwhile.
 *
 *   npx tsc -p tsconfig.build.json && node --import tsx bench/payroll.ts [people,people,…]   (1000,10000,100000)
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Agent, setGlobalDispatcher } from 'undici'
import { startPostgres } from '../src/embedded/postgres.ts'
import { bareRun, settled } from './payroll-bare.ts'
import { milliseconds, report } from './report.ts'

const SIZES = (process.argv[2] ?? '1000,10000,100000').split(',').map(Number)
const FLOOR = 0.5
const WARM = 10_000
/** Milliseconds between an answer and the other client's next question. */
const PAUSE = 20
/** Of as many runs the one in the middle is shown; above 10,000 people one is enough. */
const RUNS = 3
const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
const log = process.env.BENCH_SLOW ? { log_min_duration_statement: process.env.BENCH_SLOW } : {}
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), settings: log })
const { child, url } = await started()
const [bench, other] = [caller('bench'), caller('other')]

const { company: neighbor } = await other('sandbox/seedDemoCompany', { employees: 1 })
const { users } = await other('reports/getUsers', { companyId: neighbor.companyId })
const getUser = () => other('reports/getUser', { companyId: neighbor.companyId, userId: users[0].userId })
// A company of 100,000 is not made in the five minutes that a caller waits by default.
setGlobalDispatcher(new Agent({ headersTimeout: 0 }))
// Both sides compile their code before anything is measured, as a service that runs has.
await measured(WARM)
await bareRun(postgres.url, (await bench('sandbox/seedDemoCompany', { employees: WARM })).company.companyId)

for (const people of SIZES) {
  const rows = []
  for (let run = 0; run < (people > 10_000 ? 1 : RUNS); run++) rows.push(await compared(people))
  rows.sort((a, b) => a.seconds - b.seconds)
  const middle = rows[Math.floor(rows.length / 2)]!
  const ceilings = rows.map((row) => row['ceiling s'])
  console.log(JSON.stringify({ ...middle, runs: rows.map(({ seconds }) => seconds), ceilings }))
  report({
    what: `payroll of ${people.toLocaleString('en-US')} people`,
    ours: milliseconds(middle.seconds * 1000),
    least: milliseconds(middle['ceiling s'] * 1000),
    ratio: middle['of ceiling'],
    memory: `${middle['peak MiB']} MiB`,
  })
}

child.kill('SIGTERM')
await new Promise((resolve) => child.once('exit', resolve))
await postgres.stop()
if (process.env.BENCH_SLOW) console.log(readFileSync(join(directory, 'postgres', 'postgres.log'), 'utf8'))
rmSync(directory, { recursive: true, force: true })

/** A company is paid by the service, and its twin by the bare loop. */
async function compared(people: number) {
  const idle = await watched(new Promise((resolve) => setTimeout(resolve, 2000)))
  const { company } = await bench('sandbox/seedDemoCompany', { employees: people })
  const { company: twin } = await bench('sandbox/seedDemoCompany', { employees: people })
  let seconds = 0
  await settled(postgres.url)
  const before = cpu()
  const busy = await watched(measured(0, company.companyId).then((took) => (seconds = took)))
  const between = cpu()
  const ceiling = await bareRun(postgres.url, twin.companyId)
  const after = cpu()
  const ratio = ceiling / seconds
  return {
    people,
    seconds: round(seconds),
    'paychecks/s': Math.round(people / seconds),
    'ceiling s': round(ceiling),
    'of ceiling': round(ratio),
    // Processor seconds are what a loaded machine can still compare: the service and Postgres, the bare loop and Postgres.
    'cpu s': round(between.service + between.postgres - before.service - before.postgres),
    'ceiling cpu s': round(after.bench + after.postgres - between.bench - between.postgres),
    'peak MiB': peak(child.pid!),
    'getUser idle ms': round(idle.median),
    'during ms': round(busy.median),
    'worst ms': round(busy.worst),
    'floor held': ratio >= FLOOR,
  }
}

/** Seconds to run the first period of a company: a demo of its own when only a number of people is given. */
async function measured(people: number, given?: string): Promise<number> {
  const companyId = given ?? (await bench('sandbox/seedDemoCompany', { employees: people })).company.companyId
  const { unprocessedPayPeriods } = await bench('reports/getUnProcessedPayPeriod', { companyId })
  const { payPeriodId } = unprocessedPayPeriods[0]
  const from = performance.now()
  await bench('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  const seconds = (performance.now() - from) / 1000
  const { unprocessedPayPeriods: after } = await bench('reports/getUnProcessedPayPeriod', { companyId })
  if (after[0].payPeriodStatus !== 'inProcess') throw new Error(`the period is ${after[0].payPeriodStatus}`)
  return seconds
}

/** The other client asks for its user again and again while something goes on. */
async function watched(during: Promise<unknown>): Promise<{ median: number; worst: number }> {
  let going = true
  void during.finally(() => {
    going = false
  })
  const took: number[] = []
  while (going) {
    const from = performance.now()
    await getUser()
    took.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  await during
  took.sort((a, b) => a - b)
  return { median: took[Math.floor(took.length / 2)] ?? 0, worst: took.at(-1) ?? 0 }
}

/** Processor seconds so far: of the service, of this process, and of Postgres with all its children. */
function cpu(): { readonly service: number; readonly bench: number; readonly postgres: number } {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => ticks(name)?.parent === postgres.pid)
  const own = process.cpuUsage()
  const master = ticks(String(postgres.pid))
  return {
    service: ticks(String(child.pid))?.own ?? 0,
    bench: (own.user + own.system) / 1e6,
    postgres: children.reduce((sum, pid) => sum + (ticks(pid)?.own ?? 0), master?.all ?? 0),
  }
}

/** A hundred ticks a second: those of a process itself, and with the children that it has buried. */
function ticks(
  pid: string,
): { readonly parent: number; readonly own: number; readonly all: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const own = (fields[11]! + fields[12]!) / 100
    return { parent: fields[1]!, own, all: own + (fields[13]! + fields[14]!) / 100 }
  } catch {
    return undefined
  }
}

/** The most memory the process ever held, all its threads together. */
function peak(pid: number): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(line?.[1] ?? 0) / 1024)
}

function caller(client: string) {
  const authorization = `Basic ${btoa(`${client}:${client}-secret`)}`
  // biome-ignore lint/suspicious/noExplicitAny: a bench reads what it asked for.
  return async (address: string, body: object): Promise<any> => {
    const reply = await fetch(`${url}/${address}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ method: address.split('/')[1], ...body }),
    })
    if (reply.status !== 200) throw new Error(`${address}: ${await reply.text()}`)
    return reply.json()
  }
}

async function started(): Promise<{ child: ChildProcess; url: string }> {
  const flags = (process.env.BENCH_NODE ?? '').split(' ').filter(Boolean)
  const made = spawn(process.execPath, [...flags, CLI, 'start'], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', PURSER_LOG_LEVEL: 'error' },
      ...{ DATABASE_URL: postgres.url, PURSER_DATA_DIR: directory, PURSER_RATE_LIMIT: '0' },
      ...{
        PURSER_CLIENT_ID: 'bench',
        PURSER_SECRET_KEY: 'bench-secret',
        PURSER_CLIENTS: 'other:other-secret',
      },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    made.stdout.on('data', (text) => {
      const found = /listens on (\S+)/.exec(String(text))?.[1]
      if (found) resolve({ child: made, url: found })
    })
    made.once('exit', () => reject(new Error('the service ended early')))
  })
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
