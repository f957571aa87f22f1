import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dumpOf } from '../../../test/support/dump.ts'
import { asked, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { paidOnce, planted, tracesOf } from '../support/planted.ts'

/** A bank file names the company and pays accounts by their numbers: it holds these by its format, and goes to the bank. */
export const plantedSecrets: Drill = {
  row: '7a',
  title:
    'planted SSN, EIN, account numbers, birth dates and API secrets: dump, data files and log of PostgreSQL, our logs, letters, bank files, metrics',
  failure: 'a planted number, plain, as digits, base64, hex or hashed, in one of these places',
  needs: 'linux',
  async run(ground) {
    const { tally, directory } = ground
    const postgres = await ground.postgres()
    const data = join(directory, 'purser')
    const service = await ground.service({ DATABASE_URL: postgres.url, PURSER_LOG_LEVEL: 'debug' })
    const { ok, call } = scene(service.url, FIRST)
    const { companyId, secrets } = await planted(ok, ground.count(18, 4))
    await paidOnce(ok, companyId)
    // Refused with a planted number in it, which must not be logged either.
    await call('companyOnboarding/createBusiness', { kybInformation: { ein: `${secrets.ein}x` } })

    const found = join(directory, 'found')
    mkdirSync(found)
    writeFileSync(join(found, 'dump'), await dumpOf(postgres.owner))
    writeFileSync(join(found, 'log'), service.said())
    writeFileSync(join(found, 'metrics'), (await asked(service.url, 'metrics')).text)
    await postgres.owner.query('checkpoint')
    const places: Readonly<Record<string, string>> = {
      dump: join(found, 'dump'),
      'data files': join(postgres.data, 'base'),
      'write-ahead log': join(postgres.data, 'pg_wal'),
      'our log': join(found, 'log'),
      metrics: join(found, 'metrics'),
      letters: join(data, 'mail'),
      'bank files': join(data, 'bank'),
    }
    const all = { ...secrets, 'API secret': FIRST.split(':')[1]! }
    for (const [place, path] of Object.entries(places)) {
      for (const [name, secret] of Object.entries(all)) {
        const hit = existsSync(path) ? searched(path, tracesOf(secret), directory) : undefined
        const isOfFormat = place === 'bank files' && /^(ein|.*account.*)$/.test(name)
        tally.try(hit === undefined || isOfFormat, () => `${name} is in ${place}: ${hit}`)
      }
    }
    tally.note(`${Object.keys(all).length} secrets, ${Object.keys(places).length} places`)
  },
}

/** The first trace that is in these files. */
function searched(path: string, traces: readonly string[], directory: string): string | undefined {
  const list = join(directory, 'traces')
  writeFileSync(list, `${traces.join('\n')}\n`)
  const { stdout } = spawnSync('grep', ['-r', '-a', '-o', '-m', '1', '-F', '-f', list, path], {
    encoding: 'utf8',
  })
  return stdout.split('\n')[0]?.replace(directory, '') || undefined
}
