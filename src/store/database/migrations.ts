import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { OperatorFault } from '../../kernel/operator-fault.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  /** SHA-256 of the text, in hex. */
  readonly checksum: string
}

/** What a database says of one that was applied to it. */
export type Applied = Pick<Migration, 'name' | 'checksum'>

const FOLDER = new URL('../../../migrations/', import.meta.url)
/** Every migration with its checksum, from the day it was written down; `npm run golden` adds new ones, and only those. */
const RELEASED = 'released.json'

/** In their order. */
export async function migrations(): Promise<readonly Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** The name of the newest: what the schema is, in one word. */
export async function lastMigration(): Promise<string> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return names.at(-1)!
}

export async function releasedMigrations(): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(await readFile(new URL(RELEASED, FOLDER), 'utf8').catch(() => '{}'))
}

/** The list with what is new in it. What is in it stays, whatever the files say now: a test tells who changed. */
export async function releasedText(): Promise<string> {
  const listed = await releasedMigrations()
  const all = (await migrations()).map(({ name, checksum }) => [name, listed[name] ?? checksum])
  const gone = Object.entries(listed).filter(([name]) => !all.some(([found]) => found === name))
  return `${JSON.stringify(Object.fromEntries([...all, ...gone].sort()), null, 2)}\n`
}

/** Refuses a database that these migrations do not lead on from. Nothing is changed before this is known. */
export function expectUpgradable(
  applied: readonly Applied[],
  known: readonly Migration[],
  released: Readonly<Record<string, string>>,
): void {
  const byName = new Map(known.map((migration) => [migration.name, migration]))
  const strangers = applied.map(({ name }) => name).filter((name) => !byName.has(name))
  if (strangers.length > 0) throw new OperatorFault(strangersWords(strangers.sort(), known.at(-1)!.name))

  for (const { name, checksum } of [...applied].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const present = byName.get(name)!
    if (checksum === present.checksum) continue
    const isEdited = released[name] !== undefined && released[name] !== present.checksum
    throw new OperatorFault(isEdited ? editedWords(name) : tooOldWords(name))
  }
}

const UNTOUCHED = 'Nothing was changed.'

function strangersWords(strangers: readonly string[], last: string): string {
  const isNewer = strangers.every((name) => name > last)
  return isNewer
    ? `The database is newer than this version of Purser: it has ${strangers.join(', ')}, and this version ends with ` +
        `${last}. ${UNTOUCHED}\nStart the version that migrated it, or a later one; to go back, restore a backup of before ` +
        'the upgrade (docs/operations/upgrades.md).'
    : `The database has ${strangers.join(', ')}, which this version of Purser does not know: it was migrated by another ` +
        `line of versions, or DATABASE_URL names the wrong database. ${UNTOUCHED}\nStart the version that migrated it.`
}

const editedWords = (name: string): string =>
  `The file migrations/${name} of this installation was edited after its release: it is not the text that was applied to ` +
  `the database. ${UNTOUCHED}\nInstall this version again, or put the released file back; a change of the schema is a new ` +
  'file (CONTRIBUTING.md).'

const tooOldWords = (name: string): string =>
  `The database is older than the oldest that this version can upgrade: it was made with another text of ${name}, before ` +
  `migrations were frozen. ${UNTOUCHED}\nGo on with the version that made it, or take what you need from there by its ` +
  'reports and begin with an empty database (docs/operations/upgrades.md).'
