import { afterAll, expect, test } from 'vitest'
import { bigints, integers, stretches, texts, uuids } from '../../../src/store/database/arrays.ts'
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
])('%s arrives as it was sent', async (type, sent, read) => {
  const { rows } = await pool.query(`select $1::${type}::text as read`, [sent])
  expect(rows).toEqual([{ read }])
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
