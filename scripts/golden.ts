/**
 * The golden files: derived from the code, committed, and compared by a test. `npm run golden` writes them all.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { openApi } from '../src/dispatch/openapi/document.ts'
import { startPostgres } from '../src/embedded/postgres.ts'
import { operations } from '../src/operations/index.ts'
import { settingsTable } from '../src/settings/settings.ts'
import { ownerPool } from '../src/store/database/connection.ts'
import { migrate } from '../src/store/database/migrate.ts'
import { releasedText } from '../src/store/database/migrations.ts'
import { accessReference } from './access-reference.ts'
import { cliReference } from './cli-reference.ts'
import { eventsReference } from './events-reference.ts'
import { lawReference } from './law-reference.ts'
import { lifecyclesReference } from './lifecycles-reference.ts'
import { placePairsReference } from './place-pairs.ts'
import { sandboxReference } from './sandbox-reference.ts'
import { schemaTypes } from './schema.ts'
import { schemaText } from './schema-text.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Each file and how it is derived, given a migrated database. */
export const golden: Readonly<Record<string, (owner: pg.Pool) => string | Promise<string>>> = {
  'src/store/database/schema.ts': async (owner) => formatted('schema.ts', await schemaTypes(owner)),
  'test/golden/schema.txt': (owner) => schemaText(owner),
  'migrations/released.json': () => releasedText(),
  'docs/reference/openapi.json': () => `${JSON.stringify(openApi(operations), null, 2)}\n`,
  'docs/concepts/lifecycles.md': () => lifecyclesReference(),
  'docs/reference/cli.md': () => cliReference(),
  'docs/reference/settings.md': () => settingsPage(),
  'docs/reference/access.md': () => accessReference(),
  'docs/reference/law.md': () => lawReference(),
  'docs/reference/place-pairs.md': () => placePairsReference(),
  'docs/reference/events.md': () => eventsReference(),
  'docs/reference/sandbox.md': () => sandboxReference(),
}

function settingsPage(): string {
  const rows = settingsTable().map(
    ({ name, fallback, meaning }) =>
      `| \`${name}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning} |`,
  )
  return `${SETTINGS_HEAD}\n${rows.join('\n')}\n`
}

const SETTINGS_HEAD = `# Settings

Every setting comes from the environment and is checked at start. Derived from \`src/settings/settings.ts\`.

| name | default | meaning |
|---|---|---|`

function formatted(name: string, text: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const done = spawnSync(
    process.execPath,
    [biome, 'format', `--stdin-file-path=src/store/database/${name}`],
    {
      cwd: root,
      input: text,
      encoding: 'utf8',
    },
  )
  if (done.status !== 0) throw new Error(done.stderr)
  return done.stdout
}

async function write(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'purser-golden-'))
  const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), durability: 'fast' })
  const owner = ownerPool(postgres.url)
  await migrate(owner)
  for (const [path, derive] of Object.entries(golden)) {
    writeFileSync(join(root, path), await derive(owner))
    console.log(`wrote ${path}`)
  }
  await owner.end()
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
}

if (process.argv[1]?.endsWith('golden.ts')) await write()
