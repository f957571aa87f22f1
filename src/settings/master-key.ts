import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { MasterKey } from '../store/database/vault.ts'
import { type Settings, SettingsError } from './settings.ts'

/**
 * From the settings, newest first; the sandbox otherwise keeps one in its data directory, readable by its user only. One
 * is made for a new database alone: what an older one holds could not be read with it.
 */
export async function masterKeys(
  settings: Settings,
  isNewDatabase: () => Promise<boolean> = async () => false,
): Promise<readonly MasterKey[]> {
  const { PURSER_MASTER_KEY: given } = settings
  if (given !== undefined) return keysFrom(given)
  const path = keyPath(settings)
  const kept = (await keptKeys(path)) ?? ((await isNewDatabase()) ? await makeKey(path) : undefined)
  if (kept) return kept
  throw new SettingsError([
    `PURSER_MASTER_KEY: the database was made under a master key, and ${path} is missing. Put it back (a backup with ` +
      '--with-key has it), or give the key in PURSER_MASTER_KEY. No new key was made: it could read nothing',
  ])
}

export const keyPath = ({ PURSER_DATA_DIR: directory }: Settings): string => resolve(directory, 'master.key')

/** Undefined when there is no such file. */
export async function keptKeys(path: string): Promise<readonly MasterKey[] | undefined> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!found) return undefined
  const isOpen = process.platform !== 'win32' && (found.mode & 0o077) !== 0
  if (isOpen) throw new SettingsError([`${path} may be read by others than its owner: chmod 600 ${path}`])
  return keysFrom(await readFile(path, 'utf8'))
}

const keysFrom = (list: string): readonly MasterKey[] =>
  list.split(',').map((text) => {
    const key = Buffer.from(text.trim(), 'base64')
    if (key.length !== 32)
      throw new SettingsError(['PURSER_MASTER_KEY: each key must be the base64 of 32 bytes'])
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key }
  })

async function makeKey(path: string): Promise<readonly MasterKey[] | undefined> {
  await mkdir(resolve(path, '..'), { recursive: true })
  try {
    // Exclusive: two processes that start together must not each make a key. Synced: data must not outlive its key.
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(randomBytes(32).toString('base64'))
    await file.sync()
    await file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return keptKeys(path)
}
