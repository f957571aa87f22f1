import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backUp, type Copied, copyDirectory } from '../embedded/backup.ts'
import { plural } from '../kernel/plural.ts'
import { bankDirectory } from '../settings/bank.ts'
import { keyPath } from '../settings/master-key.ts'
import type { Settings } from '../settings/settings.ts'
import { sealingKeys } from '../store/database/service-secret.ts'
import { type Command, json, UsageError } from './command.ts'
import { MANIFEST, type Manifest } from './manifest.ts'
import { withFoundation } from './with-foundation.ts'

export const backup: Command = {
  details:
    'The copy is consistent as of its end. With it go the letters and the files of the bank that lie in directories of ours.\n' +
    'The master key is not in it unless --with-key says so: without the key a backup cannot be read, with it anyone can.\n' +
    'With DATABASE_URL use the tools of your PostgreSQL; see docs/operations/backup.md for that and for point-in-time recovery.',
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
    const { masterKeys, ...database } = await withFoundation(settings, async ({ databaseUrl, owner }) => ({
      ...(await backUp({
        url: databaseUrl,
        data: resolve(settings.PURSER_DATA_DIR, 'postgres', 'data'),
        to: join(to, 'data'),
        say,
      })),
      masterKeys: await sealingKeys(owner),
    }))
    const files = await copyFiles(settings, to)
    const key = keyPath(settings)
    const withKey = has('with-key') && existsSync(key)
    if (withKey) await copyFile(key, join(to, 'master.key'))
    await writeFile(join(to, MANIFEST), JSON.stringify({ masterKeys } satisfies Manifest), { mode: 0o600 })

    const copied = { files: database.files + files.files, bytes: database.bytes + files.bytes }
    const missing = notInIt(settings, withKey)
    print(
      { to, ...copied, notInIt: missing },
      [
        `${plural(copied.files, 'file')}, ${Math.round(copied.bytes / 1_048_576)} MB, in ${to}`,
        ...missing.map((each) => `Not in it: ${each}`),
      ].join('\n'),
    )
    return undefined
  },
}

/** Letters, and what lies in the directories of the bank. What is staged there is made again, or is released by now. */
async function copyFiles(settings: Settings, to: string): Promise<Copied> {
  const bank = bankDirectory(settings)
  const pairs = [
    [resolve(settings.PURSER_DATA_DIR, 'mail'), join(to, 'mail')],
    [join(bank, 'outbox'), join(to, 'bank', 'outbox')],
    [join(bank, 'inbox'), join(to, 'bank', 'inbox')],
  ] as const
  const sums = { files: 0, bytes: 0 }
  for (const [from, target] of pairs.filter(([path]) => existsSync(path))) {
    const { files, bytes } = await copyDirectory(from, target)
    sums.files += files
    sums.bytes += bytes
  }
  return sums
}

/** Everything that a restored service needs and that somebody else keeps. */
function notInIt(settings: Settings, withKey: boolean): readonly string[] {
  const named = ['PURSER_TLS_CERT', 'PURSER_TLS_KEY', 'PURSER_BANK_PAYEES', 'PURSER_BANK_SSH_KEY'] as const
  return [
    ...(withKey ? [] : ['the master key, without which nothing of it can be read: keep it apart']),
    'the settings (environment)',
    ...named.filter((name) => settings[name]).map((name) => `${settings[name]} (${name})`),
    ...(settings.PURSER_BANK_OUTBOX
      ? [`what lies on the bank's server (${settings.PURSER_BANK_OUTBOX})`]
      : []),
  ]
}
