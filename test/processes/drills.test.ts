import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { rows } from '../../scripts/drills/rows/index.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

/** A drill as an operator runs it; what it said, when it ended well. */
async function drill(script: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), at(script), ...words], {
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
}, 300_000)

test.skipIf(!hasPooler)(
  'Purser works behind PgBouncer in transaction mode, as the page says',
  async () => {
    expect(await drill('scripts/drill-pooler.ts')).toContain('works behind a pooler')
  },
  300_000,
)

/** Rows that are quick, so that the drills never rot; the others need minutes. */
const QUICK = ['4d', '8c', '9', '12']

test('quick rows of the drills, at the smallest scale, fail nowhere', async () => {
  const said = await drill('scripts/drills/index.ts', ...QUICK, '--scale', '0.001')
  for (const row of QUICK) expect(said).toMatch(new RegExp(`^${row} +ok `, 'm'))
  expect(said).toContain('No row failed.')
}, 300_000)

test('every row of the drills is listed once, and says what it tries and what counts as a failure', () => {
  expect(new Set(rows.map(({ row }) => row)).size).toBe(43)
  expect(rows.filter(({ title, failure }) => title === '' || failure === '')).toEqual([])
})
