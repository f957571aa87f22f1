import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { rows } from '../../scripts/drills/rows/index.ts'
import { added, campaignReport, campaigns, nothingYet } from '../../scripts/drills/support/campaign.ts'
import { bundled } from '../support/bundled.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

/** A drill as an operator runs it; what it said, when it ended well. */
async function drill(script: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [await bundled(at(script)), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += String(text)
    })
  }
  const status = await new Promise((resolve) => child.once('exit', resolve))
  expect({ status, said }).toMatchObject({ status: 0 })
  return said
}

test('after a wreck the database is brought back to a noted moment, and Purser goes on', async () => {
  const said = await drill('scripts/drill-recovery.ts')
  expect(said).toMatch(/recovered\n$/)
  expect(said.match(/the ledger of \S+ sums to 0/g)).toHaveLength(2)
})

test.skipIf(!hasPooler)(
  'Purser works behind PgBouncer in transaction mode, as the page says',
  async () => {
    expect(await drill('scripts/drill-pooler.ts')).toContain('works behind a pooler')
  },
  300_000,
)

/** Rows that are quick, so that the drills never rot; the others need minutes. The campaign below has another, 4d. */
const QUICK = ['8c', '9', '12']

test('quick rows of the drills, at the smallest scale, fail nowhere', async () => {
  const said = await drill('scripts/drills/index.ts', ...QUICK, '--scale', '0.001')
  for (const row of QUICK) expect(said).toMatch(new RegExp(`^${row} +ok `, 'm'))
  expect(said).toContain('No row failed.')
})

test('a campaign goes on with the next seed where the last run ended, and adds up', async () => {
  const kept = mkdtempSync(join(tmpdir(), 'purser-campaign-'))
  onTestFinished(() => rmSync(kept, { recursive: true, force: true }))
  const line = { row: '4d', title: 'HTTP', tries: 1000, failures: 0, words: [], notes: [], seconds: 2 }
  writeFileSync(
    join(kept, 'fuzz.json'),
    JSON.stringify(added(nothingYet('2026-01-01'), [line], '2026-01-01')),
  )
  const said = await drill(
    'scripts/drills/campaign.ts',
    ...['fuzz', '0', '4d', '--kept', kept, '--scale', '0.001'],
  )
  expect(said).toMatch(/^seed 2\n4d +ok /)
  const { rows: found, passes } = JSON.parse(readFileSync(join(kept, 'fuzz.json'), 'utf8'))
  const { tries } = found['4d']
  expect([passes, tries > 1000]).toEqual([2, true])
  expect(readFileSync(join(kept, 'fuzz.md'), 'utf8')).toContain(
    `${tries.toLocaleString('en-US')} tries, 0 failures`,
  )
})

test('a campaign takes rows that there are, and keeps the words of the first failures with their seeds', () => {
  const known = rows.map(({ row }) => row)
  for (const { rows: own } of Object.values(campaigns))
    expect(known).toEqual(expect.arrayContaining([...own]))
  const line = { row: '2', title: 'kills', tries: 3, failures: 1, words: ['lost'], notes: [], seconds: 2 }
  const first = added(nothingYet('2026-01-01'), [line], '2026-01-01')
  const second = added(first, [{ ...line, failures: 0, words: [] }], '2026-01-02')
  expect(second).toMatchObject({ passes: 2, seed: 2, seconds: 4, since: '2026-01-01', until: '2026-01-02' })
  expect(second.rows['2']).toMatchObject({ passes: 2, tries: 6, failures: 1, words: ['seed 1: lost'] })
  expect(campaignReport('chaos', second)).toContain('- 2, seed 1: lost')
})

test('every row of the drills is listed once, and says what it tries and what counts as a failure', () => {
  expect(new Set(rows.map(({ row }) => row)).size).toBe(43)
  expect(rows.filter(({ title, failure }) => title === '' || failure === '')).toEqual([])
})
