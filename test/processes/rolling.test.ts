import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { purserClient } from '../../src/client/index.ts'
import { quietPool, testDatabase } from '../support/database.ts'
import { program } from '../support/program.ts'
import { MASTER_KEY } from '../support/service.ts'

const scratch = mkdtempSync(join(tmpdir(), 'purser-rolling-'))
const { url: databaseUrl } = await testDatabase()
const children = new Set<ChildProcess>()
/** What the processes logged as an error. */
const errors: string[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(scratch, { recursive: true, force: true })
})

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

async function begin(role: 'api' | 'worker', port = 0): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...program, 'start', '--role', role], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: databaseUrl,
      PURSER_DATA_DIR: scratch,
      PURSER_MASTER_KEY: MASTER_KEY,
      PURSER_CLIENT_ID: 'load',
      PURSER_SECRET_KEY: 'load-secret',
      PURSER_LOG_LEVEL: 'error',
      PURSER_RATE_LIMIT: '0',
      // Each connection has its last reply in this while, also where the machine is busy and a turn of the load takes seconds.
      PURSER_DRAIN: '6000',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  child.stdout!.on('data', (text) => /"level":50/.test(String(text)) && errors.push(String(text)))
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (text) => /listens on|works with/.test(String(text)) && resolve())
    child.once('exit', (code) => reject(new Error(`${role} ended early: ${code}`)))
  })
  return child
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  children.delete(child)
}

/** As a proxy in front does it: the next process when one does not take the connection. */
const balanced = (ports: readonly number[]): typeof fetch => {
  let turn = 0
  return async (input, init) => {
    const to = (port: number) => fetch(String(input).replace(':1/', `:${port}/`), init)
    const first = turn++ % ports.length
    return to(ports[first]!).catch((error: Error & { cause?: { code?: string } }) => {
      if (error.cause?.code !== 'ECONNREFUSED') throw error
      return to(ports[(first + 1) % ports.length]!)
    })
  }
}

test('two API and two worker processes, restarted one after the other under load: no request fails', async () => {
  const ports = [await freePort(), await freePort()]
  // The first migrates and makes the client; the others find both.
  const apis = [await begin('api', ports[0]!)]
  const [secondApi, ...workers] = await Promise.all([
    begin('api', ports[1]!),
    begin('worker'),
    begin('worker'),
  ])
  apis.push(secondApi!)
  const connection = { url: 'http://127.0.0.1:1', clientId: 'load', secretKey: 'load-secret', attempts: 1 }
  const purser = purserClient({ ...connection, fetch: balanced(ports) })

  let isOver = false
  const answered: unknown[] = []
  const failures: unknown[] = []
  const load = Promise.all(
    Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const turn = purser.sandbox
          .seedDemoCompany({ employees: 1 })
          .then(() => purser.reports.getCompanies({ limit: 5 }))
        await turn.then(
          (reply) => answered.push(reply),
          (failure: unknown) => failures.push(failure),
        )
      }
    }),
  )
  const restart = async (child: ChildProcess, again: () => Promise<ChildProcess>) => {
    await end(child)
    return again()
  }
  const fresh = [
    await restart(apis[0]!, () => begin('api', ports[0]!)),
    await restart(workers[0]!, () => begin('worker')),
    await restart(apis[1]!, () => begin('api', ports[1]!)),
    await restart(workers[1]!, () => begin('worker')),
  ]
  isOver = true
  await load
  expect({ failures, errors }).toEqual({ failures: [], errors: [] })
  expect(answered.length).toBeGreaterThan(5)

  const owner = quietPool({ connectionString: databaseUrl, max: 1 })
  const { rows } = await owner.query('select count(*)::int as companies from company')
  await owner.end()
  expect(rows[0].companies).toBe(answered.length)
  for (const child of fresh) await end(child)
})
