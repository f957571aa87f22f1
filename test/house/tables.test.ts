import { afterAll, expect, test } from 'vitest'
import { isKept } from '../../src/store/copies/spread.ts'
import { spread } from '../../src/store/copies/tables.ts'
import { checks } from '../../src/store/verify/walk.ts'
import { quietPool, testDatabase } from '../support/database.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())

/** A key of their own would be looked up for every person of a payroll: the check of `purser verify` that stands for it. */
const VERIFIED: Readonly<Record<string, string>> = {
  paycheck: 'paycheck.worker',
  transfer: 'transfer.accounts',
  year_to_date: 'paycheck.worker',
}

test('a table without a key to its company has a check instead', () => {
  const names = checks.map(({ name }) => name)
  expect(Object.values(VERIFIED).filter((name) => !names.includes(name))).toEqual([])
})

const { rows: tables } = await owner.query<{ name: string; columns: string[] }>(`
  select c.relname as name, array_agg(a.attname::text order by attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace group by 1 order by 1`)

const owned = tables.filter(({ name }) => spread.get(name) === 'by company')

test('every table says where its rows are when the database is spread over machines', () => {
  expect([...spread.keys()].sort()).toEqual(tables.map(({ name }) => name))
  expect(owned.length).toBeGreaterThan(3)
  expect(owned.filter(({ columns }) => !columns.includes('company_id'))).toEqual([])
})

/** A row that is spread cannot name one that is local, nor the other way round: the keys that are lost there, and no others. */
const LOST = ['audit names client', 'closed_work names company', 'company names client']

test('what is spread names only what is spread with it or is everywhere', async () => {
  const { rows } = await owner.query<{ child: string; parent: string }>(
    `select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  const lost = rows.filter(({ child, parent }) => !isKept({ table: child, parent }))
  expect(lost.map(({ child, parent }) => `${child} names ${parent}`)).toEqual(LOST)
})

test.each(owned)('$name carries its client, and company_id leads its keys', async ({ name, columns }) => {
  expect(columns).toContain('client_id')
  const { rows: keys } = await owner.query<{ key: string; first: string }>(
    `select i.indexrelid::regclass::text as key, a.attname as first
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid = $1::regclass and (i.indisprimary or i.indisunique)`,
    [name],
  )
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter(({ first }) => first !== 'company_id')).toEqual([])
})

test.each(owned.filter(({ name }) => name !== 'company' && !(name in VERIFIED)))(
  '$name belongs to a company of its client',
  async ({ name }) => {
    const { rows: references } = await owner.query<{ definition: string }>(
      "select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'f'",
      [name],
    )
    const definitions = references.map(({ definition }) => definition)
    // Straight, or with a row that itself belongs to a company of that client: whatever is named with both is proven.
    const proven = definitions.filter((text) =>
      /^FOREIGN KEY \(company_id, (\w+, )?client_id\) REFERENCES \w+\(company_id, (\w+, )?client_id\)/.test(
        text,
      ),
    )
    expect(proven).not.toEqual([])
    expect(parentsOf(proven).filter((parent) => !owned.some((table) => table.name === parent))).toEqual([])
    const others = definitions.filter((text) => !/REFERENCES (client|rule)\(/.test(text))
    expect(others.filter((text) => !text.startsWith('FOREIGN KEY (company_id,'))).toEqual([])
  },
)

const parentsOf = (definitions: readonly string[]): string[] =>
  definitions.map((text) => /REFERENCES (\w+)/.exec(text)![1]!)

test('every table with a company carries the client too, and every client is named', async () => {
  const named = tables.filter(
    ({ columns }) => columns.includes('company_id') && !columns.includes('client_id'),
  )
  expect(named).toEqual([])
})

// Decision 58 says what it means for a schema that is distributed.
test('no trigger that reaches another table: only what notes the changes of its own rows', async () => {
  const { rows } = await owner.query<{ does: string }>(
    `select distinct replace(tgfoid::regproc::text, tgrelid::regclass::text, 'its own table') as does
     from pg_trigger where not tgisinternal order by 1`,
  )
  expect(rows.map(({ does }) => does)).toEqual(['note_changes', 'note_successor_of_its own table'])
})
