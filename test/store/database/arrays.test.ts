import { afterAll, expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import {
  bigints,
  dates,
  integers,
  literal,
  stretches,
  texts,
  uuids,
} from '../../../src/store/database/arrays.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()
const pool = servicePool(url, 1)
afterAll(() => pool.end())

const itself = <Value>(value: Value): Value => value
const ids = ['01988f00-0000-7abc-8def-0123456789ab', 'ffffffff-ffff-ffff-ffff-ffffffffffff']

test.each([
  // type      what is sent                                            what Postgres reads
  ['uuid[]', uuids(ids, itself), `{${ids}}`],
  ['uuid[]', uuids([], itself), '{}'],
  ['bigint[]', bigints([0n, -1n, 9_223_372_036_854_775_807n], itself), '{0,-1,9223372036854775807}'],
  ['int[]', integers([0, -1, 2_147_483_647], itself), '{0,-1,2147483647}'],
  [
    'text[]',
    texts(['', 'a "quoted", \\ word', '{Zoë, 𝄞}'], itself),
    '{"","a \\"quoted\\", \\\\ word","{Zoë, 𝄞}"}',
  ],
  ['text[]', texts([], itself), '{}'],
  ['uuid[]', uuids([ids[0]!, null], itself), `{${ids[0]},NULL}`],
  ['bigint[]', bigints([null, 5, 6n], itself), '{NULL,5,6}'],
  ['int[]', integers([1, null], itself), '{1,NULL}'],
  ['text[]', texts([null, 'null', ''], itself), '{NULL,"null",""}'],
  [
    'date[]',
    dates([day('1999-12-31'), day('2000-01-01'), day('2026-02-28')], itself),
    '{1999-12-31,2000-01-01,2026-02-28}',
  ],
])('%s arrives as it was sent', async (type, sent, read) => {
  const { rows } = await pool.query(`select $1::${type}::text as read`, [sent])
  expect(rows).toEqual([{ read }])
})

test.each([[['', 'a "quoted", \\ word', null, 'NULL', '{Zoë}']], [[]]])(
  'an array inside a row arrives as it was written: %j',
  async (values) => {
    const { rows } = await pool.query('select $1::text[] as read', [literal(values)])
    expect(rows).toEqual([{ read: values }])
  },
)

test('arrays of numbers and days come back with their nulls', async () => {
  const { rows } = await pool.query(
    `select '{1,NULL}'::bigint[] as numbers, '{2026-02-28,NULL}'::date[] as days`,
  )
  expect(rows).toEqual([{ numbers: [1n, null], days: ['2026-02-28', null] }])
})

test('each row takes its stretch, and an empty one takes nothing', async () => {
  const lines = [[1n, 2n], [], [3n]]
  const { all, from, to } = stretches(lines, itself)
  const { rows } = await pool.query(
    `select ($1::bigint[])[r.first:r.last] as line from unnest($2::int[], $3::int[]) as r(first, last)`,
    [bigints(all, itself), from, to],
  )
  expect(rows.map(({ line }) => line)).toEqual(lines)
})
