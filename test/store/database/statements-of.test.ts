import { afterAll, expect, inject, test } from 'vitest'
import { ownerPool } from '../../../src/store/database/connection.ts'
import { migrate } from '../../../src/store/database/migrate.ts'
import { migrations } from '../../../src/store/database/migrations.ts'
import { statementsOf } from '../../../src/store/database/statements-of.ts'
import { quietPool } from '../../support/database.ts'
import { emptyDatabase } from './older.ts'

test.each<[string, string, readonly string[]]>([
  ['one a semicolon', 'select 1; select 2', ['select 1', 'select 2']],
  ['nothing after the last', 'select 1;\n', ['select 1']],
  ['comments left out', '-- a; b\nselect 1; /* c; */ select 2;', ['select 1', 'select 2']],
  [
    'a text with semicolons and quotes',
    `select 'a;''b;', "c;d"; select 2`,
    [`select 'a;''b;', "c;d"`, 'select 2'],
  ],
  [
    'a body in dollars',
    'do $x$ begin a; $$b;$$; end $x$; select 2',
    ['do $x$ begin a; $$b;$$; end $x$', 'select 2'],
  ],
  [
    'a body that is atomic',
    'create function f() begin atomic select case when a then b end from c; select 2; end; select 3',
    ['create function f() begin atomic select case when a then b end from c; select 2; end', 'select 3'],
  ],
  [
    'each change of a table by itself',
    `alter table a add column b numeric(9, 2) default ',', add check (b in (1, 2)),\n  drop constraint c; select 1, 2`,
    [
      `alter table a add column b numeric(9, 2) default ','`,
      'alter table a add check (b in (1, 2))',
      'alter table a drop constraint c',
      'select 1, 2',
    ],
  ],
])('%s', (_, sql, statements) => {
  expect(statementsOf(sql)).toEqual(statements)
})

test('every migration can be sent one statement at a time', async () => {
  const name = 'statement_by_statement'
  const server = quietPool({ connectionString: inject('postgresUrl'), max: 1 })
  const owner = ownerPool(await emptyDatabase(server, name), 1)
  afterAll(async () => {
    await owner.end()
    await server.query(`drop database if exists ${name} with (force)`)
    await server.end()
  })
  await migrate(owner, { through: '' })
  const statements = (await migrations()).flatMap(({ sql }) => statementsOf(sql))
  // What has a name is prepared, and PostgreSQL prepares no text of several.
  for (const [at, text] of statements.entries()) await owner.query({ name: `statement ${at}`, text })
})
