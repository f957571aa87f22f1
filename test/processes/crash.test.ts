import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { registration, user } from '../support/bodies.ts'
import { callerOf } from '../support/caller.ts'
import { program } from '../support/program.ts'
import { until } from '../support/until.ts'

const KILLS = 3
const WRITERS = 4
const client = 'crash:crash-secret'

/** fsync is on here: the embedded PostgreSQL as `npm start` runs it. */
test('kill -9 of server and database loses nothing that was acknowledged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'purser-crash-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const acknowledged = new Map<string, string>()
  let companyId = ''

  for (let round = 0; round <= KILLS; round++) {
    const { child, url } = await started(dataDir)
    const call = callerOf(() => url, client)
    companyId ||= (await call('companyOnboarding/companyRegistration', registration())).body.registration
      .companyId

    const { users } = (await call('reports/getUsers', { companyId })).body as { users: Listed[] }
    const kept = new Map(users.map(({ userId, email }) => [userId, email]))
    for (const [userId, email] of acknowledged) expect(kept.get(userId)).toBe(email)
    // What was not acknowledged may be there or not, but only whole and once.
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length)

    if (round === KILLS) {
      expect(acknowledged.size).toBeGreaterThan(KILLS * WRITERS)
      process.kill(child.pid!, 'SIGTERM')
      await once(child, 'exit')
      break
    }
    const writers = Array.from({ length: WRITERS }, () => write(call, companyId, acknowledged))
    const before = acknowledged.size
    await until(() => acknowledged.size > before + (round + 2) * WRITERS)
    await killAll(child, dataDir)
    await Promise.all(writers)
  }
})

/** Adds people until the server is gone. */
async function write(
  call: ReturnType<typeof callerOf>,
  companyId: string,
  acknowledged: Map<string, string>,
) {
  for (;;) {
    const body = user(companyId)
    const reply = await call('adminPortal/addUser', body).catch(() => undefined)
    if (!reply || reply.status >= 500) return
    expect(reply.status).toBe(200)
    acknowledged.set(reply.body.user.userId, body.user.email)
  }
}

/** The service first, then the postmaster and its children: nobody gets to say goodbye. */
async function killAll(child: ChildProcess, dataDir: string): Promise<void> {
  const gone = once(child, 'exit')
  const postmaster = postmasterOf(dataDir)
  process.kill(-child.pid!, 'SIGKILL')
  if (postmaster) kill(postmaster)
  await gone
}

function postmasterOf(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was in the group that is already gone.
  }
}

async function started(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const [id, secret] = client.split(':') as [string, string]
  const child = spawn(process.execPath, [...program, 'start'], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', PURSER_DATA_DIR: dataDir },
      ...{
        PURSER_CLIENT_ID: id,
        PURSER_SECRET_KEY: secret,
        PURSER_RATE_LIMIT: '0',
        PURSER_LOG_LEVEL: 'error',
      },
    },
    // A group of its own, so that it can be killed whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(
    () => void (child.exitCode === null && child.signalCode === null && process.kill(-child.pid!, 'SIGKILL')),
  )
  let words = ''
  child.stderr.on('data', (text) => {
    words += String(text)
  })
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      words += String(text)
      const url = /listens on (\S+)/.exec(words)?.[1]
      if (url) resolve({ child, url })
    })
    child.once('exit', () => reject(new Error(`the service ended early: ${words}`)))
  })
}

interface Listed {
  readonly userId: string
  readonly email: string
}
