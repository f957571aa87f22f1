import { existsSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyDirectory } from '../embedded/backup.ts'
import { plural } from '../kernel/plural.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const restore: Command = {
  details:
    'The master key must be the one of the backup: in PURSER_MASTER_KEY, as master.key in PURSER_DATA_DIR, or in the\n' +
    'backup itself. Afterwards `purser audit verify` proves that the audit log is whole.',
  options: { from: { value: 'DIRECTORY', means: 'what `purser backup --to` made', required: true }, ...json },
  async run({ text, settings: read, print, say }) {
    const settings = read()
    if (settings.DATABASE_URL)
      throw new UsageError('restore is for the embedded PostgreSQL: unset DATABASE_URL')
    const from = resolve(text('from')!)
    const data = resolve(settings.PURSER_DATA_DIR, 'postgres', 'data')
    if (!existsSync(join(from, 'data', 'backup_label'))) throw new UsageError(`${from} is not a backup`)
    if (existsSync(data)) throw new UsageError(`${data} exists; restore into an empty PURSER_DATA_DIR`)

    say('copying')
    const copied = await copyDirectory(join(from, 'data'), data)
    await bringKey(join(from, 'master.key'), resolve(settings.PURSER_DATA_DIR, 'master.key'))
    say('recovering')
    const clients = await withFoundation(settings, async ({ owner }) => {
      const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from account')
      return rows[0]!.count
    })
    print({ ...copied, clients }, `Restored ${plural(copied.files, 'file')}. Clients there: ${clients}.`)
    return undefined
  },
}

async function bringKey(from: string, to: string): Promise<void> {
  if (existsSync(from) && !existsSync(to)) await copyFile(from, to)
}
