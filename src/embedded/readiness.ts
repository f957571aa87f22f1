import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { superuser } from './cluster.ts'
import type { Lock } from './lock.ts'
import { databaseUrl } from './socket.ts'

/** Whether the postmaster takes connections: by its own word first, since each refused one is logged. */
export async function isAnswering({ isReady, socketDirectory }: Lock): Promise<boolean> {
  return isReady && ask({ socketDirectory }, async () => true).catch(asksForPassword)
}

/** Who asks who we are, answers; we go without a word, which is not logged. */
const asksForPassword = (error: Error): boolean => /client password must be a string/.test(error.message)

/**
 * Whether it takes connections and goes on: one whose program was just killed is told to stop in the same moment, but may
 * answer once more before it hears of that.
 */
export async function isStaying(lock: Lock): Promise<boolean> {
  if (!(await isAnswering(lock))) return false
  await sleep(LAST_WORDS)
  return isAnswering(lock)
}

const LAST_WORDS = 250

/** Our own database beside the maintenance one; a twin that starts at the same time may make it first. */
export async function ensureDatabase(door: Door): Promise<void> {
  await ask(door, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [superuser])
    if (rowCount === 0) await client.query(`create database ${superuser}`).catch(unlessItExists)
  })
}

/** Whether PostgreSQL notices a page that the disk gave back damaged, and its version. */
export const checksums = (door: Door): Promise<{ isOn: boolean; version: string }> =>
  ask(door, async (client) => {
    const { rows } = await client.query<{ isOn: boolean; version: string }>(
      `select current_setting('data_checksums') = 'on' as "isOn",
              split_part(current_setting('server_version'), '.', 1) as version`,
    )
    return rows[0]!
  })

const alreadyThere = new Set(['42P04', '23505'])

function unlessItExists(error: Error & { code?: string }): void {
  if (!alreadyThere.has(error.code ?? '')) throw error
}

/** How the superuser comes in. */
export interface Door {
  readonly socketDirectory: string
  readonly password: string
}

/** One question of the superuser, in the maintenance database. */
export async function ask<Answer>(
  { socketDirectory, password }: Pick<Door, 'socketDirectory'> & Partial<Door>,
  question: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({
    connectionString: databaseUrl(socketDirectory, superuser, 'postgres', password),
    connectionTimeoutMillis: 5_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return await question(client)
  } finally {
    await client.end().catch(() => {})
  }
}
