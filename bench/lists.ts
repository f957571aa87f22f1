/**
 * getUsers of a company of 10,000: the time that a caller waits, and the processor time that the service and its
 * PostgreSQL spend on one reply, which a busy machine moves less.
 *
 *   npm run build && node --import tsx bench/lists.ts [people] [rounds]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spentBy } from './processor.ts'

const PEOPLE = Number(process.argv[2] ?? 10_000)
const ROUNDS = Number(process.argv[3] ?? 20)
const PORT = 47_311
const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
const service = spawn(process.execPath, ['--max-semi-space-size=64', CLI, 'start'], {
  env: {
    ...process.env,
    PORT: String(PORT),
    PURSER_DATA_DIR: directory,
    PURSER_CLIENT_ID: 'bench',
    PURSER_SECRET_KEY: 'bench-secret',
    PURSER_LOG_LEVEL: 'silent',
  },
  stdio: 'ignore',
})
try {
  await ready()
  const { company } = JSON.parse(await post('sandbox/seedDemoCompany', { employees: PEOPLE }))
  const list = () => post('reports/getUsers', { companyId: company.companyId })
  // The first replies of a process also compile its code.
  for (let round = 0; round < 5; round++) await list()

  const before = spentBy(service.pid!)
  const waits: number[] = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    bytes = (await list()).length
    waits.push(performance.now() - begun)
  }
  const after = spentBy(service.pid!)

  waits.sort((a, b) => a - b)
  const shown = (ms: number): string => `${ms.toFixed(0)} ms`
  console.log(`getUsers of ${PEOPLE}: ${(bytes / 1e6).toFixed(1)} MB, ${ROUNDS} times`)
  console.log(
    `wait       best ${shown(waits[0]!)}, median ${shown(waits[ROUNDS >> 1]!)}, worst ${shown(waits.at(-1)!)}`,
  )
  console.log(
    `processor  service ${shown((after.service - before.service) / ROUNDS)}, ` +
      `PostgreSQL ${shown((after.postgres - before.postgres) / ROUNDS)} a reply`,
  )
} finally {
  service.kill('SIGTERM')
  await new Promise((resolve) => service.once('exit', resolve))
  rmSync(directory, { recursive: true, force: true })
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const up = await fetch(`http://127.0.0.1:${PORT}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false)
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the service did not become ready; was it built?')
}

/** The reply as text, unparsed: what the caller makes of it is no part of the wait. */
function post(address: string, body: object): Promise<string> {
  const method = address.split('/')[1]
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Basic ${btoa('bench:bench-secret')}`,
      'content-type': 'application/json',
    }
    const asked = request({ port: PORT, path: `/${address}`, method: 'POST', headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part) => parts.push(part))
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (reply.statusCode === 200) resolve(text)
        else reject(new Error(text))
      })
    })
    asked.on('error', reject)
    asked.end(JSON.stringify({ method, ...body }))
  })
}
