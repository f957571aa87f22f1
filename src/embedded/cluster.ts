import { execFile } from 'node:child_process'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import { isAlive } from './lock.ts'
import type { RunAs } from './run-as.ts'
import type { Durability } from './settings.ts'

export interface Making {
  readonly data: string
  readonly binaries: Binaries
  readonly runAs: RunAs
  readonly durability: Durability
}

/** The superuser of the bundled cluster; src/embedded/admission.ts gives it a password. */
export const superuser = 'purser'

/**
 * A data directory appears whole or not at all: initdb works in a sibling, which is then renamed. A start that
 * is killed in between leaves only a sibling, which the next one removes.
 */
export async function ensureCluster(making: Making): Promise<void> {
  const { data } = making
  await removeLeftovers(data)
  const version = await readFile(join(data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version !== undefined) return checkVersion(version.trim(), making)

  const sibling = `${data}.init-${process.pid}`
  await initialize(sibling, making)
  await rename(sibling, data).catch(async (error: NodeJS.ErrnoException) => {
    await rm(sibling, { recursive: true, force: true })
    const twinWasFirst = error.code === 'ENOTEMPTY' || error.code === 'EEXIST'
    if (twinWasFirst && (await readdir(data)).includes('PG_VERSION')) return
    throw new Error(`${data} is not empty and not a PostgreSQL data directory`, { cause: error })
  })
}

async function removeLeftovers(data: string): Promise<void> {
  const prefix = `${basename(data)}.init-`
  for (const name of await readdir(dirname(data))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue
    await rm(join(dirname(data), name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The builtin provider makes sorting and case independent of the system's locales, on every platform. */
async function initialize(directory: string, { binaries, runAs, durability }: Making): Promise<void> {
  const [file, ...args] = runAs.command(
    [
      binaries.initdb,
      ...['--pgdata', directory, '--username', superuser, '--auth', 'trust', '--encoding', 'UTF8'],
      ...['--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
      '--data-checksums',
      ...(durability === 'fast' ? ['--no-sync'] : []),
    ],
    'KILL',
  )
  await rm(directory, { recursive: true, force: true })
  await promisify(execFile)(file!, args, { ...runAs.spawnAs, env: binaries.environment, cwd: '/' }).catch(
    async (error: Error & { stdout?: string; stderr?: string }) => {
      await rm(directory, { recursive: true, force: true })
      throw new Error(`initdb failed:\n${error.stdout ?? ''}${error.stderr || error.message}`, {
        cause: error,
      })
    },
  )
}

async function checkVersion(found: string, { binaries, runAs, data }: Making): Promise<void> {
  const [file, ...args] = runAs.command([binaries.postgres, '--version'], 'KILL')
  const { stdout } = await promisify(execFile)(file!, args, { ...runAs.spawnAs, env: binaries.environment })
  const bundled = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]
  if (found === bundled) return
  throw new Error(
    `${data} was made by PostgreSQL ${found} and the bundled one is ${bundled}; ` +
      'move the data with pg_dump of the old version, or set DATABASE_URL to a server that has it',
  )
}
