import { chmodSync, copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scene } from '../support/ask.ts'
import type { Drill, Ground } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { planted } from '../support/planted.ts'

interface Case {
  readonly name: string
  /** Spoils the file, or answers what the setting holds instead. */
  readonly spoil: (file: string, key: string) => string | undefined
  readonly starts: boolean
}

const other = Buffer.alloc(32, 9).toString('base64')
const wrote = (text: (key: string) => string) => (file: string, key: string) => {
  writeFileSync(file, text(key))
  return undefined
}

// biome-ignore format: a table to be read by row
const cases: readonly Case[] = [
  { name: 'as it was',               starts: true,  spoil: () => undefined },
  { name: 'a newline at its end',    starts: true,  spoil: wrote((key) => `${key}\n`) },
  { name: 'first of a list',         starts: true,  spoil: wrote((key) => `${key},${other}`) },
  { name: 'second of a list',        starts: true,  spoil: wrote((key) => `${other},${key}`) },
  { name: 'in the setting instead',  starts: true,  spoil: (file, key) => { rmSync(file); return key } },
  { name: 'missing',                 starts: false, spoil: (file) => { rmSync(file); return undefined } },
  { name: 'another',                 starts: false, spoil: wrote(() => other) },
  { name: 'cut',                     starts: false, spoil: wrote((key) => key.slice(0, 20)) },
  { name: 'empty',                   starts: false, spoil: wrote(() => '') },
  { name: 'readable by everyone',    starts: false, spoil: (file) => { chmodSync(file, 0o644); return undefined } },
]

export const masterKey: Drill = {
  row: '7e',
  title: 'the master key missing, changed, cut, empty, with a newline, readable by others, in lists',
  failure:
    'a start without the right key, or with one that others can read; no start with it; a new key beside old data',
  async run(ground) {
    const data = join(ground.directory, 'keys')
    mkdirSync(data)
    const database = await ground.database()
    const environment = { DATABASE_URL: database.url, PURSER_DATA_DIR: data, PURSER_MASTER_KEY: '' }
    const first = await ground.service(environment)
    const { companyId, workers } = await planted(scene(first.url, FIRST).ok, 1)
    await first.stop()
    const file = join(data, 'master.key')
    copyFileSync(file, `${file}.kept`)
    for (const each of cases) {
      await tried(ground, each, { environment, file, who: { companyId, userId: workers[0]!.userId } })
      copyFileSync(`${file}.kept`, file)
      chmodSync(file, 0o600)
    }
    renameSync(`${file}.kept`, file)
  },
}

async function tried(
  { tally, service }: Ground,
  { name, spoil, starts }: Case,
  { environment, file, who }: { environment: Readonly<Record<string, string>>; file: string; who: object },
): Promise<void> {
  const given = spoil(file, readFileSync(file, 'utf8'))
  const started = await service({ ...environment, PURSER_MASTER_KEY: given ?? '' }).catch(() => undefined)
  if (!started) return tally.try(!starts, () => `${name}: it does not start`)
  const shown = await scene(started.url, FIRST).call('reports/getUser', who)
  await started.stop()
  tally.try(starts && shown.status === 200, () => `${name}: it starts, and getUser answers ${shown.status}`)
}
