import { afterAll, expect, test } from 'vitest'
import { carriedTables, uses } from '../../../src/store/copies/tables.ts'
import { quietPool, testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())

const { rows: columns } = await owner.query<{ table: string; column: string; type: string }>(`
  select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
  where relkind in ('r', 'v') and relnamespace = 'public'::regnamespace order by 1, attnum`)
const columnsOf = (table: string) => columns.filter((each) => each.table === table)
const carried = [...carriedTables.keys()]

test('every table and view says what it is to an archive', () => {
  const there = [...new Set(columns.map(({ table }) => table))]
  expect(Object.keys(uses).sort()).toEqual(there.sort())
})

test('what names a company is carried, or says why not', () => {
  const named = [
    ...new Set(columns.filter(({ column }) => column === 'company_id').map(({ table }) => table)),
  ]
  const notCarried = named.filter((table) => !carried.includes(table)).sort()
  expect(notCarried).toEqual([
    'archive_part',
    'closed_work',
    'data_key',
    'ein_claim',
    'event',
    'external_claim',
    'finding',
    'money_seal',
    'money_unsealed',
    'pay_edition',
    'pay_line',
    'paycheck_line',
    'person_with_access',
    'request_log',
    'waiting_payment',
  ])
  expect(carried.filter((table) => !named.includes(table))).toEqual([])
})

test('what a row names is inserted before it', async () => {
  const { rows } = await owner.query<{ child: string; parent: string }>(`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)
  const late = rows.filter(
    ({ child, parent }) =>
      carried.includes(child) && carried.includes(parent) && carried.indexOf(parent) > carried.indexOf(child),
  )
  expect(late).toEqual([])
})

/** Bytes that are no secret, and that no key of the old place has made. */
const PLAIN_BYTES = ['pay_change.confirm_hash', 'pay_change.stop_hash', 'run_lines.holders']

test('every column that is named is there, and every bytea is sealed anew, made anew or plain', () => {
  for (const [table, { sealed = {}, indexes = {}, without = [] }] of carriedTables) {
    const there = columnsOf(table).map(({ column }) => column)
    const apart = [...Object.keys(sealed), ...Object.keys(indexes), ...without]
    expect([...apart, ...Object.values(sealed).flat()].filter((name) => !there.includes(name))).toEqual([])
    const bytes = columnsOf(table).filter(({ type }) => type.startsWith('bytea'))
    const left = bytes.map(({ column }) => column).filter((name) => !apart.includes(name))
    expect(left.map((name) => `${table}.${name}`).filter((name) => !PLAIN_BYTES.includes(name))).toEqual([])
  }
})
