import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { isBuilt } from '../support/program.ts'

export interface Program {
  readonly url: string
  readonly pid: number
  readonly adopted: boolean
  readonly process: ChildProcess
  /** Ends its input and waits until it is gone. */
  stop(): Promise<void>
}

interface Manner {
  readonly env?: NodeJS.ProcessEnv
  /** A command in front, such as setpriv with another user. */
  readonly through?: readonly string[]
}

const programFile = fileURLToPath(new URL('program.mjs', import.meta.url))
const at = (path: string) => new URL(`../../${path}`, import.meta.url).href
const program = isBuilt
  ? [programFile, at('dist/embedded/postgres.js')]
  : ['--import', import.meta.resolve('tsx'), programFile, at('src/embedded/postgres.ts')]

/** test/embedded/program.mjs in a process of its own. */
export async function runProgram(dataDir: string, { env, through = [] }: Manner = {}): Promise<Program> {
  const [file, ...args] = [...through, process.execPath, ...program, dataDir]
  const child = spawn(file!, args, { env: env ?? process.env, stdio: ['pipe', 'pipe', 'pipe'] })
  const words: string[] = []
  child.stderr.on('data', (text) => words.push(String(text)))
  const ended = once(child, 'exit')
  const line = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => undefined)])
  if (line === undefined) throw new Error(`the program ended early: ${words.join('')}`)

  return {
    ...(JSON.parse(String(line[0])) as Omit<Program, 'process' | 'stop'>),
    process: child,
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}

/** A directory that goes when the test is done, however it ends. */
export function temporaryDirectory(): string {
  const path = mkdtempSync(join(tmpdir(), 'purser-embedded-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}

export async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
    .query(statement)
    .then((answer) => answer.rows)
    .finally(() => client.end())
}

/** Whether the command ends well; for tests that need a tool or a right. */
export const succeeds = (file: string, ...args: string[]): boolean => spawnSync(file, args).status === 0
