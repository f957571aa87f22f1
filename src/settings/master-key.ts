import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MasterKey } from '../store/database/vault.ts'
import { type Settings, SettingsError } from './settings.ts'

/** From the settings, newest first; the sandbox otherwise keeps one in its data directory, readable by its user only. */
export async function masterKeys(settings: Settings): Promise<readonly MasterKey[]> {
  const given = settings.PURSER_MASTER_KEY ?? (await keptKey(settings.PURSER_DATA_DIR))
  return given.split(',').map((text) => {
    const key = Buffer.from(text.trim(), 'base64')
    if (key.length !== 32)
      throw new SettingsError(['PURSER_MASTER_KEY: each key must be the base64 of 32 bytes'])
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 12), key }
  })
}

async function keptKey(directory: string): Promise<string> {
  const path = join(directory, 'master.key')
  await mkdir(directory, { recursive: true })
  try {
    // Exclusive: two processes that start together must not each make a key. Synced: data must not outlive its key.
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(randomBytes(32).toString('base64'))
    await file.sync()
    await file.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}
