import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { scramVerifier } from '../kernel/scram.ts'
import { superuser } from './cluster.ts'
import type { Lock } from './lock.ts'
import { ask, type Door } from './readiness.ts'

/**
 * Who is let in. Everyone needs a password, the superuser too: its own lies beside the data, in a file that only the user
 * who runs Purser can read, and nowhere in the database.
 */
const RULES = 'local all all scram-sha-256\n'
/** For the moment in which the superuser is given its password. */
const OPEN_RULES = `local all ${superuser} trust\n${RULES}`

export const rulesFile = (home: string): string => join(home, 'pg_hba.conf')

/** Before a start: the rules must be there. They stand beside the data, so that a backup does not bring others. */
export const writeRules = (home: string): Promise<void> => replace(rulesFile(home), RULES)

/**
 * The superuser's password: made when missing, and given to a database that has another or none (a new one, a restored
 * one, one of an earlier version).
 */
export async function admit(home: string, { socketDirectory, pid }: Lock): Promise<Door> {
  const door = { socketDirectory, password: await ownersKey(home) }
  if (await letsIn(door)) return door
  try {
    await replace(rulesFile(home), OPEN_RULES)
    process.kill(pid, 'SIGHUP')
    await until(() => givePassword(door))
  } finally {
    await replace(rulesFile(home), RULES)
    process.kill(pid, 'SIGHUP')
  }
  await until(() => letsIn(door))
  return door
}

/** PostgreSQL reads its rules a moment after the signal, and a twin may be at the same work. */
async function until(done: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await done()) return
    await sleep(25)
  }
  throw new Error('the superuser of the embedded PostgreSQL is not let in')
}

const TRIES = 400

async function ownersKey(home: string): Promise<string> {
  const path = join(home, 'owner.key')
  const known = await readFile(path, 'utf8').catch(() => '')
  if (known !== '') return known
  const made = `${path}.${process.pid}`
  await writeFile(made, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  // Whole or not at all, and never over another: of two processes that start together one makes it.
  await link(made, path).catch(unlessThere)
  await rm(made, { force: true })
  return readFile(path, 'utf8')
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** Nothing in it is secret, and the directory is closed: whoever PostgreSQL runs as can read it. */
async function replace(path: string, text: string): Promise<void> {
  const next = `${path}.${process.pid}`
  await writeFile(next, text, { mode: 0o644 })
  await rename(next, path)
}

const letsIn = (door: Door): Promise<boolean> => ask(door, async () => true).catch(isKeptOut)

const givePassword = (door: Door): Promise<boolean> =>
  ask(door, async (client: pg.Client) => {
    await client.query(`alter role ${superuser} password '${scramVerifier(door.password)}'`)
    return true
  }).catch(isKeptOut)

/** Wrong or missing password, no rule; or a twin that gives the same password. */
function isKeptOut(error: Error & { code?: string }): false {
  if (/^28/.test(error.code ?? '') || /concurrently updated/.test(error.message)) return false
  throw error
}
