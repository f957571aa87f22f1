import { execFile } from 'node:child_process'
import { BARE, CLI, MASTER_KEY } from './running.ts'

export interface Ended {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** `purser <words>` as an operator calls it, whatever comes of it. */
export const cli = (environment: Readonly<Record<string, string>>, ...words: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...BARE, PURSER_MASTER_KEY: MASTER_KEY, ...environment }
    const child = execFile(
      process.execPath,
      [CLI, ...words],
      { env, timeout: 120_000 },
      (_, stdout, stderr) => resolve({ status: child.exitCode ?? 1, stdout, stderr }),
    )
  })
