import { existsSync, readdirSync } from 'node:fs'
import { chmod, copyFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { copyDirectory } from '../embedded/backup.ts'
import { plural } from '../kernel/plural.ts'
import { bankDirectory } from '../settings/bank.ts'
import { keptKeys, keyPath, masterKeys } from '../settings/master-key.ts'
import type { Settings } from '../settings/settings.ts'
import { type Command, json, UsageError } from './command.ts'
import { readManifest } from './manifest.ts'
import { withFoundation } from './with-foundation.ts'

export const restore: Command = {
  details:
    'The master key must be the one of the backup: in PURSER_MASTER_KEY, as master.key in PURSER_DATA_DIR, or in the\n' +
    'backup itself; without it nothing is written. Files that lay in the outbox come back as outbox-of-backup: the bank may\n' +
    'have taken them since. Afterwards `purser audit verify` proves that the audit log is whole.',
  options: { from: { value: 'DIRECTORY', means: 'what `purser backup --to` made', required: true }, ...json },
  async run({ text, settings: read, print, say }) {
    const settings = read()
    if (settings.DATABASE_URL)
      throw new UsageError('restore is for the embedded PostgreSQL: unset DATABASE_URL')
    const from = resolve(text('from')!)
    const steps = stepsOf(settings, from)
    if (!existsSync(join(from, 'data', 'backup_label'))) throw new UsageError(`${from} is not a backup`)
    const taken = steps.find(({ to }) => existsSync(to) && readdirSync(to).length > 0)
    if (taken) throw new UsageError(`${taken.to} exists; restore into an empty PURSER_DATA_DIR`)
    const bringsKey = await expectKey(settings, from)

    say('copying')
    const copied = { files: 0, bytes: 0 }
    try {
      for (const step of steps.filter((each) => existsSync(each.from))) {
        const { files, bytes } = await copyDirectory(step.from, step.to)
        copied.files += files
        copied.bytes += bytes
      }
      if (bringsKey) await bringKey(join(from, 'master.key'), keyPath(settings))
      say('recovering')
      const clients = await withFoundation(settings, async ({ owner }) => {
        const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from account')
        return rows[0]!.count
      })
      print({ ...copied, clients }, told(settings, { ...copied, clients }))
      return undefined
    } catch (error) {
      // Nothing of it was there before: the next try begins as this one did.
      for (const { to } of steps) await rm(to, { recursive: true, force: true })
      if (bringsKey) await rm(keyPath(settings), { force: true })
      throw error
    }
  },
}

const ASIDE = 'outbox-of-backup'

const stepsOf = (settings: Settings, from: string) => [
  { from: join(from, 'data'), to: resolve(settings.PURSER_DATA_DIR, 'postgres', 'data') },
  { from: join(from, 'mail'), to: resolve(settings.PURSER_DATA_DIR, 'mail') },
  { from: join(from, 'bank', 'inbox'), to: join(bankDirectory(settings), 'inbox') },
  { from: join(from, 'bank', 'outbox'), to: join(bankDirectory(settings), ASIDE) },
]

/** Before anything is written: the keys at hand open the backup. Answers whether its own is the one to bring. */
async function expectKey(settings: Settings, from: string): Promise<boolean> {
  const hasOwn = settings.PURSER_MASTER_KEY !== undefined || existsSync(keyPath(settings))
  const keys = hasOwn ? await masterKeys(settings) : await keptKeys(join(from, 'master.key'))
  if (!keys)
    throw new UsageError(
      `The master key of the backup is missing: give it in PURSER_MASTER_KEY, or as ${keyPath(settings)}. Nothing was written`,
    )
  const { masterKeys: needed } = await readManifest(from)
  const unknown = needed.filter((id) => !keys.some((key) => key.id === id))
  if (unknown.length > 0)
    throw new UsageError(
      `The backup was made under the master key ${unknown.join(', ')}, and the one given is ${keys.map(({ id }) => id).join(', ')}: give the right one in PURSER_MASTER_KEY. Nothing was written`,
    )
  return !hasOwn
}

async function bringKey(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await chmod(to, 0o600)
}

function told(settings: Settings, { files, clients }: { files: number; clients: number }): string {
  const aside = join(bankDirectory(settings), ASIDE)
  const lay = existsSync(aside) ? readdirSync(aside).length : 0
  const words = `Restored ${plural(files, 'file')}. Clients there: ${clients}.`
  return lay === 0
    ? words
    : `${words}\n${plural(lay, 'file lies', 'files lie')} in ${aside}: move those that the bank has not got to its outbox.`
}
