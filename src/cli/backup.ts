import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backUp } from '../embedded/backup.ts'
import { plural } from '../kernel/plural.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const backup: Command = {
  details:
    'The copy is consistent as of its end. The master key is not in it unless --with-key says so: without the key a\n' +
    'backup cannot be read, with it anyone can. With DATABASE_URL use the tools of your PostgreSQL; see\n' +
    'docs/operations/backup.md for point-in-time recovery.',
  options: {
    to: { value: 'DIRECTORY', means: 'where to; must not exist', required: true },
    'with-key': { means: 'also copies master.key' },
    ...json,
  },
  async run({ text, has, settings: read, print, say }) {
    const settings = read()
    if (settings.DATABASE_URL) {
      throw new UsageError(
        'With DATABASE_URL the database is not ours to copy; see docs/operations/backup.md',
      )
    }
    const to = resolve(text('to')!)
    if (existsSync(to)) throw new UsageError(`${to} exists`)
    await mkdir(to, { recursive: true, mode: 0o700 })
    const copied = await withFoundation(settings, ({ databaseUrl }) =>
      backUp({
        url: databaseUrl,
        data: resolve(settings.PURSER_DATA_DIR, 'postgres', 'data'),
        to: join(to, 'data'),
        say,
      }),
    )
    const key = resolve(settings.PURSER_DATA_DIR, 'master.key')
    if (has('with-key') && existsSync(key)) await copyFile(key, join(to, 'master.key'))
    print(
      { to, ...copied },
      `${plural(copied.files, 'file')}, ${Math.round(copied.bytes / 1_048_576)} MB, in ${to}`,
    )
    return undefined
  },
}
