/** A process of the service, as it was built, that a drill may signal and kill. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface Running {
  readonly url: string
  readonly pid: number
  /** What it wrote, both streams. */
  readonly said: () => string
  readonly isGone: () => boolean
  /** Resident memory in MB, now. */
  readonly memory: () => number
  signal(name: NodeJS.Signals): void
  /** Asks it to stop; kills it when it does not within the time. Answers the milliseconds, or undefined when it was killed. */
  stop(patience?: number): Promise<number | undefined>
  kill(): Promise<void>
}

type Environment = Readonly<Record<string, string>>

export const CLI = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url))
export const MASTER_KEY = Buffer.alloc(32, 3).toString('base64')
export const BARE = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' }

/** `purser start`, once it listens. A start that fails throws what it said. */
export async function running(environment: Environment, ...words: string[]): Promise<Running> {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', CLI, 'start', ...words], {
    env: { ...BARE, PORT: '0', PURSER_MASTER_KEY: MASTER_KEY, PURSER_RATE_LIMIT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += String(text)
    })
  }
  const url = await listening(child, () => said)
  const isGone = () => child.exitCode !== null || child.signalCode !== null
  const self: Running = {
    url,
    pid: child.pid!,
    said: () => said,
    isGone,
    memory: () => (isGone() ? 0 : residentOf(child.pid!)),
    signal: (name) => void (isGone() || child.kill(name)),
    stop: (patience = 40_000) => stopped(child, patience),
    kill: async () => {
      if (isGone()) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
  return self
}

const START = 120_000

function listening(child: ChildProcess, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`the service did not start in ${START / 1000} s: ${said()}`))
    }, START)
    child.stdout!.on('data', () => {
      const url = /listens on (http\S+?)["\s]/.exec(`${said()} `)?.[1] ?? /works with/.exec(said())?.[0]
      if (!url) return
      clearTimeout(late)
      resolve(url)
    })
    child.once('exit', (code, signal) => {
      clearTimeout(late)
      reject(new Error(`the service ended early (${signal ?? code}): ${said()}`))
    })
  })
}

async function stopped(child: ChildProcess, patience: number): Promise<number | undefined> {
  if (child.exitCode !== null || child.signalCode !== null) return 0
  const from = performance.now()
  const gone = once(child, 'exit')
  child.kill('SIGCONT')
  child.kill('SIGTERM')
  const isLate = await Promise.race([gone.then(() => false), sleep(patience, true, { ref: false })])
  if (!isLate) return performance.now() - from
  child.kill('SIGKILL')
  await gone
  return undefined
}

/** From /proc where there is one; elsewhere nothing is known. */
function residentOf(pid: number): number {
  try {
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return found ? Math.round(Number(found[1]) / 1024) : 0
  } catch {
    return 0
  }
}
