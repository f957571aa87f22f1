import { afterAll, expect, test } from 'vitest'
import { servicePool } from '../../../src/store/database/connection.ts'
import { allEnded, together } from '../../../src/store/database/together.ts'
import { testDatabase } from '../../support/database.ts'
import { gate } from '../../support/until.ts'

const { url } = await testDatabase()
const pool = servicePool(url, 1)
afterAll(() => pool.end())

test('answers come back under their names, from a connection that does not wait for one to send the next', async () => {
  const connection = await pool.connect()
  const { one, two } = await together({
    one: connection.query('select $1::int as n', [1]),
    two: connection.query('select $1::int as n', [2]),
  })
  connection.release()
  expect([one.rows, two.rows]).toEqual([[{ n: 1 }], [{ n: 2 }]])
  expect((connection as unknown as { pipeline: boolean }).pipeline).toBe(true)
})

test('the first failure is the one that is told, and the connection goes on afterwards', async () => {
  const connection = await pool.connect()
  await connection.query('begin')
  const sent = together({
    broken: connection.query('select 1 / $1::int', [0]),
    after: connection.query('select $1::int', [1]),
  })
  await expect(sent).rejects.toThrow('division by zero')
  await connection.query('rollback')
  const { rows } = await connection.query('select $1::int as n', [3])
  connection.release()
  expect(rows).toEqual([{ n: 3 }])
})

test('a failure is thrown when the others have ended, too, and it is the first in time', async () => {
  const last = gate()
  const ended: string[] = []
  const thrown = allEnded([
    last.opened.then(() => {
      ended.push('slow')
      throw new Error('later')
    }),
    Promise.reject(new Error('first')),
  ]).catch((error: Error) => ended.push(error.message))
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).toEqual([])
  last.open()
  await thrown
  expect(ended).toEqual(['slow', 'first'])
})
