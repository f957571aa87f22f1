import { expect, test } from 'vitest'
import { quietPool, testDatabase } from '../../support/database.ts'

test('an analysis of what payrolls write counts no lists', async () => {
  const { url } = await testDatabase()
  const owner = quietPool({ connectionString: url, max: 1 })
  const { rows } = await owner.query(`
    select a.attrelid::regclass || '.' || a.attname as column
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid in ('paycheck'::regclass, 'year_to_date'::regclass) and a.attnum > 0 and not a.attisdropped
      and (t.typcategory = 'A' or a.attname = 'input') and a.attstattarget is distinct from 0`)
  await owner.end()
  expect(rows).toEqual([])
})
