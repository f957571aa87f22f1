import { expect, test } from 'vitest'
import { servicePool } from '../../../src/store/database/connection.ts'
import { testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()

test('what is asked for again stays prepared, and of what is not the latest thousand', async () => {
  const pool = servicePool(url, 1)
  const plus = async (n: number): Promise<number> => {
    const { rows } = await pool.query<{ sum: number }>(`select $1::int + ${n} as sum`, [1])
    return rows[0]!.sum
  }
  const prepared = async (n: number): Promise<readonly string[]> => {
    const statement = `select $1::int + ${n} as sum`
    const { rows } = await pool.query<{ name: string }>(
      'select name from pg_prepared_statements where statement = $1',
      [statement],
    )
    return rows.map(({ name }) => name)
  }
  const [first, second] = [await plus(1).then(() => prepared(1)), await plus(2).then(() => prepared(2))]
  for (let n = 3; n <= 1200; n++) {
    expect(await plus(n)).toBe(n + 1)
    if (n % 100 === 0) await plus(1)
  }
  expect(await prepared(1)).toEqual(first)
  expect(await prepared(2)).toEqual([])
  expect(await plus(2)).toBe(3)
  expect(await prepared(2)).not.toEqual(second)
  const { rows } = await pool.query('select count(*)::int as n from pg_prepared_statements')
  expect(rows[0].n).toBe(1000)
  await pool.end()
})

test('one that makes room inside a transaction that failed is gone, and the others answer', async () => {
  const pool = servicePool(url, 1)
  const client = await pool.connect()
  await client.query('begin')
  await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')
  for (let n = 1; n <= 1100; n++) {
    await expect(client.query(`select $1::int + ${n}`, [1])).rejects.toThrow('transaction is aborted')
  }
  await client.query('rollback')
  const { rows } = await client.query('select $1::int + 1 as sum', [1])
  expect(rows[0].sum).toBe(2)
  client.release()
  await pool.end()
})
