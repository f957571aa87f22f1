/**
 * A soak: two processes for half an hour with a client whose receivers fail (refusing, silent, with names that nobody
 * resolves) and whose previews of 2,000 people keep the queue full, and beside it another client whose answers are timed,
 * first at idle and then throughout. Memory must stay flat and the other client's p99 within twice idle. Exits 1 when not.
 *
 *   npm run soak -- [minutes = 30] [--idle seconds = 120] [--report docs/reference/soak.md]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { user } from '../../test/support/bodies.ts'
import { server } from '../drill-ground.ts'
import { asked, demo, scene } from './support/ask.ts'
import { environmentIn, FIRST, OTHER } from './support/ground.ts'
import { type Load, load, summed } from './support/load.ts'
import { receiver } from './support/receiver.ts'
import { type Running, running } from './support/running.ts'
import { type Soaked, soakReport } from './support/soak-report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    idle: { type: 'string', default: '120' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/reference/soak.md', import.meta.url)),
    },
  },
})
const [MINUTES, IDLE] = [Number(positionals[0] ?? 30), Number(values.idle)]
const [NAMES, HEAVY, WRITERS, PEOPLE, EVERY] = [20, 8, 2, 2000, 10]

const directory = mkdtempSync(join(tmpdir(), 'purser-soak-'))
const open: (() => unknown)[] = [() => rmSync(directory, { recursive: true, force: true, maxRetries: 10 })]
try {
  const soaked = await soak()
  const { text, isGood } = soakReport(soaked)
  console.log(text)
  writeFileSync(values.report, text)
  process.exitCode = isGood ? 0 : 1
} finally {
  for (const close of open.reverse()) await close()
}

async function soak(): Promise<Soaked> {
  const processes = await started()
  const urls = processes.map(({ url }) => url)
  const good = await demo(scene(urls[0]!, OTHER).ok, 10)
  const crowd = await demo(scene(urls[0]!, FIRST).ok, PEOPLE)
  await failing(urls[0]!)
  // Everything is compiled before anything is measured.
  await measured(urls, good, { seconds: Math.min(20, IDLE / 4) })

  say(`idle for ${IDLE} s`)
  const idle = await measured(urls, good, { seconds: IDLE })
  say(`soaking for ${MINUTES} minutes`)
  const told = {
    urls,
    client: FIRST,
    companyId: crowd.companyId,
    payPeriodId: crowd.payPeriodId,
    heavy: HEAVY,
    writers: WRITERS,
  }
  const ended = crowded(told)
  const from = performance.now()
  const samples = processes.map((): { seconds: number; megabytes: number }[] => [])
  const watching = setInterval(() => {
    const seconds = (performance.now() - from) / 1000
    for (const [at, { memory }] of processes.entries()) samples[at]!.push({ seconds, megabytes: memory() })
    say(`${seconds.toFixed(0)} s: ${processes.map(({ memory }) => `${memory()} MB`).join(', ')}`)
  }, EVERY * 1000)
  const busy = await measured(urls, good, { seconds: MINUTES * 60 })
  clearInterval(watching)
  const neighbor = await ended()
  const gone = processes.filter(({ isGone }) => isGone()).length
  return { minutes: MINUTES, idleSeconds: IDLE, idle, busy, samples, neighbor, gone }
}

async function started(): Promise<readonly Running[]> {
  const postgres = await server(join(directory, 'postgres/data'))
  open.push(() => postgres.stop())
  const environment = {
    ...environmentIn(directory),
    DATABASE_URL: postgres.url,
    PURSER_WEBHOOK_RETRIES: '1 1 2 2 5x500',
    PURSER_WEBHOOK_TIMEOUT: '3000',
  }
  const processes = [await running(environment), await running(environment)]
  for (const each of processes) open.push(() => each.stop(10_000))
  return processes
}

/** Receivers that refuse, that never answer, and whose names nobody knows (RFC 6761: .invalid never resolves). */
async function failing(url: string): Promise<void> {
  const silent = await receiver(() => {})
  open.push(() => silent.close())
  const names = Array.from({ length: NAMES }, (_, at) => `http://receiver-${at}.soak.invalid/hook`)
  const { ok } = scene(url, FIRST)
  for (const each of ['http://127.0.0.1:9/', silent.url, ...names])
    await ok('adminPortal/addWebhookEndpoint', { webhookEndpoint: { url: each } })
}

/** The other client: it reads, writes, and now and then previews its own small payroll. */
async function measured(
  urls: readonly string[],
  { companyId, payPeriodId, userId }: Awaited<ReturnType<typeof demo>>,
  { seconds }: { seconds: number },
): Promise<{ ordinary: Load; payroll: Load }> {
  const ask = (at: number, address: string, body: object) =>
    asked(urls[at % urls.length]!, address, body, { client: OTHER, patience: 60_000 })
  const [ordinary, payroll] = await Promise.all([
    load({ connections: 2, seconds, pause: 50 }, (at) =>
      at % 5 === 4
        ? ask(at, 'adminPortal/addUser', user(companyId))
        : ask(at, 'reports/getUser', { companyId, userId }),
    ),
    load({ connections: 1, seconds, pause: 2000 }, (at) =>
      ask(at, 'payroll/previewPayroll', { companyId, payPeriodId }),
    ),
  ])
  return { ordinary: slim(ordinary), payroll: slim(payroll) }
}

/** Without the answers themselves, which nobody reads anymore. */
function slim({ answers }: Load): Load {
  return { ...summed(answers), answers: [] }
}

/** The bad neighbor in its process; what it was answered, once it is told to stop. */
function crowded(told: object): () => Promise<unknown> {
  const script = fileURLToPath(new URL('support/crowd.ts', import.meta.url))
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), script, JSON.stringify(told)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  // A client is on a machine of its own: what it does with its answers must not be what is measured.
  setPriority(child.pid!, 19)
  let said = ''
  child.stdout.on('data', (text) => {
    said += String(text)
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  return async () => {
    child.kill('SIGTERM')
    await Promise.race([gone, sleep(120_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))])
    return said === '' ? undefined : JSON.parse(said)
  }
}

function say(words: string): void {
  process.stderr.write(`${words}\n`)
}
