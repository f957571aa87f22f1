import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asked } from '../support/ask.ts'
import type { Database } from '../support/database.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' })

export const upgrade: Drill = {
  row: '11d',
  title: 'a database made by the schema before the last change to it, under the present service',
  failure: 'it does not start, or does not answer',
  needs: 'git',
  async run(ground) {
    const { tally } = ground
    const changes = git('log', '--format=%H', '-n', String(ground.count(20, 12)), '--', 'migrations')
      .trim()
      .split('\n')
    // A released schema is what must be upgraded; a branch may still write and number the files of its next release.
    for (const commit of changes.slice(1).filter(isReleased)) {
      const database = await ground.database()
      await schemaAt(commit, database)
      const started = await ground
        .service({ DATABASE_URL: database.url })
        .catch((error: Error) => error.message)
      const status =
        typeof started === 'string'
          ? 0
          : (await asked(started.url, 'reports/getCompanies', {}, { client: FIRST })).status
      tally.try(
        status === 200,
        () => `${commit.slice(0, 8)}: ${typeof started === 'string' ? started.slice(0, 300) : status}`,
      )
      if (typeof started !== 'string') await started.stop()
    }
  },
}

/** Whether every migration of that commit is one of today's, by name and content. */
const isReleased = (commit: string): boolean =>
  migrationsAt(commit).every((path) => released[basename(path)] === sha256(git('show', `${commit}:${path}`)))

const released: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'migrations', 'released.json'), 'utf8'),
)

const migrationsAt = (commit: string): readonly string[] =>
  git('ls-tree', '--name-only', commit, 'migrations/')
    .trim()
    .split('\n')
    .filter((name) => name.endsWith('.sql'))
    .sort()

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** As the migrations of that commit made it, with what they note about themselves. */
async function schemaAt(commit: string, { owner }: Database): Promise<void> {
  await owner.query(`
    create table migration (name text primary key, checksum text not null, applied_at timestamptz not null default now());
    do $$ begin
      if not exists (select from pg_roles where rolname = 'purser_service') then create role purser_service nologin; end if;
    end $$;
    grant usage on schema public to purser_service;`)
  for (const path of migrationsAt(commit)) {
    const sql = git('show', `${commit}:${path}`)
    await owner.query(sql)
    await owner.query('insert into migration (name, checksum) values ($1, $2)', [basename(path), sha256(sql)])
  }
}
