import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a backup says of itself, beside the copies. */
export interface Manifest {
  /** Ids of the master keys under which something in it is sealed. */
  readonly masterKeys: readonly string[]
}

export const MANIFEST = 'backup.json'

/** A backup of before has none: which keys it needs is then known only when its database runs. */
export async function readManifest(from: string): Promise<Manifest> {
  const path = join(from, MANIFEST)
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as Manifest) : { masterKeys: [] }
}
