import { afterAll, expect, test } from 'vitest'
import { clientPool, shareOf } from '../../src/dispatch/client-pool.ts'
import { quietPool, testDatabase } from '../support/database.ts'

const { url } = await testDatabase()
const pool = quietPool({ connectionString: url, max: 4 })
afterAll(() => pool.end())

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [5, 4],
  [10, 8],
  [40, 30],
])('of %i connections one client has at most %i', (size, share) => {
  expect(shareOf(size)).toBe(share)
})

test('F10: a connection is left while one client has a thousand requests waiting', async () => {
  const shared = clientPool(pool, { size: 4, waiting: 2000, within: 60_000 })
  const one = shared.of('a')
  const held = await Promise.all([one.connect(), one.connect(), one.connect()])
  const waiting = Array.from({ length: 1000 }, async () => {
    const connection = await one.connect()
    connection.release()
  })
  const other = await shared.of('b').connect()
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(4)
  other.release()
  for (const connection of held) connection.release()
  await Promise.all(waiting)
})

test('a connection that cannot be had leaves its place, and one that waits too long is told so', async () => {
  const failing = { connect: () => Promise.reject(new Error('no')) } as never
  const gone = clientPool(failing, { size: 1, waiting: 1, within: 60_000 }).of('a')
  for (let n = 0; n < 3; n++) await expect(gone.connect()).rejects.toThrow('no')

  const brief = clientPool(pool, { size: 1, waiting: 1, within: 1 }).of('a')
  const first = await brief.connect()
  await expect(brief.connect()).rejects.toThrow('timeout exceeded when waiting for a turn')
  first.release()
  ;(await brief.connect()).release()
})
