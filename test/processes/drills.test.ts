import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0

/** A drill as an operator runs it; what it said, when it ended well. */
async function drill(script: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), at(script)], {
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
