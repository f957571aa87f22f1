import { afterAll, expect, test } from 'vitest'
import { checks } from '../../src/store/verify/walk.ts'
import { quietPool, testDatabase } from '../support/database.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())

/** Tables that name a company but belong to the client: they are not distributed by company. */
const OF_THE_CLIENT: Readonly<Record<string, string>> = {
  data_key: 'the client’s own keys have no company',
  ein_claim: 'makes an EIN unique across companies',
  external_claim: 'makes a client’s key unique across companies',
  wire_receipt: 'makes a wire unique across companies',
  archive_part: 'what is to be imported has no company yet',
  audit: 'one chain per client',
  event: 'one order per client',
  agenda: 'one order per client; searched over all',
  request_log: 'one log per client; a company is in it as it was named, there or not',
  finding: 'of the operator; it may be about a company that is not there',
}

/** A key of their own would be looked up for every person of a payroll: the check of `purser verify` that stands for it. */
const VERIFIED: Readonly<Record<string, string>> = {
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

const owned = tables.filter(({ name, columns }) => columns.includes('company_id') && !(name in OF_THE_CLIENT))

test('there are such tables, and each exception is one', () => {
  expect(owned.length).toBeGreaterThan(3)
  const names = tables.filter(({ columns }) => columns.includes('company_id')).map(({ name }) => name)
  expect(Object.keys(OF_THE_CLIENT).filter((name) => !names.includes(name))).toEqual([])
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
    `select distinct tgfoid::regproc::text as does from pg_trigger where not tgisinternal order by 1`,
  )
  expect(rows.map(({ does }) => does)).toEqual(['note_changes', 'note_successor'])
})
