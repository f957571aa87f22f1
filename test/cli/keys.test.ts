import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { purser } from '../support/cli.ts'
import { MASTER_KEY, service } from '../support/service.ts'
import { operator } from './operator.ts'

const sandbox = await service()
const { owner } = sandbox
const { environment } = operator(sandbox)

test('the master key is replaced while the service runs', async () => {
  const fresh = randomBytes(32).toString('base64')
  const both = { ...environment, PURSER_MASTER_KEY: `${fresh},${MASTER_KEY}` }
  const rotated = await purser(['keys', 'rotate', '--json'], both)
  const { rows } = await owner.query('select count(*)::int as count from data_key')
  expect(JSON.parse(rotated.stdout)).toEqual({ dataKeys: rows[0].count, houseSecrets: expect.any(Number) })
  const only = { ...environment, PURSER_MASTER_KEY: fresh }
  expect((await purser(['client', 'list', '--json'], only)).status).toBe(0)
  expect((await purser(['client', 'list'], environment)).stderr).toContain('is not configured')
  // Back, for the service that runs here with the old key alone.
  await purser(['keys', 'rotate'], { ...environment, PURSER_MASTER_KEY: `${MASTER_KEY},${fresh}` })
})
