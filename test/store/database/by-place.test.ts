import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { integers, stretches, texts, uuids } from '../../../src/store/database/arrays.ts'
import { besideSome, places, stretchOf, withNulls } from '../../../src/store/database/by-place.ts'
import { ownerPool } from '../../../src/store/database/connection.ts'
import { inOwnersTransaction } from '../../../src/store/database/transaction.ts'
import { testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()
const pool = ownerPool(url)
afterAll(() => pool.end())

const rows = [
  {
    id: '01988f00-0000-7abc-8def-0123456789ab',
    name: 'a "quoted", word',
    hours: 8,
    rates: [1n, null, -(2n ** 63n - 1n)],
  },
  { id: null, name: 'none', hours: null, rates: [] },
  { id: 'ffffffff-ffff-ffff-ffff-ffffffffffff', name: '', hours: 0, rates: [null, 0n, 2n ** 63n - 1n] },
  { id: null, name: 'whole', hours: -1, rates: [7n] },
]

test('each row finds its element and its stretch by its place, nulls among them', async () => {
  const ofRates = stretches(rows, ({ rates }) => rates)
  const found = await inOwnersTransaction(pool, (db) =>
    sql`
      select (${uuids(rows, ({ id }) => id)}::uuid[])[c.place] as id, c.name,
             (${integers(rows, ({ hours }) => hours)}::int[])[c.place] as hours,
             ${withNulls(sql`(${besideSome(rows, ({ rates }) => rates)}::bigint[])${stretchOf(ofRates)}`)} as rates
      from unnest(${places(rows)}::int[], ${texts(rows, ({ name }) => name)}::text[]) as c(place, name)
      order by c.place`.execute(db),
  )
  expect(found.rows).toEqual(rows)
})
