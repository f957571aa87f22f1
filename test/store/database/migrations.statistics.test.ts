import { expect, test } from 'vitest'
import { sweep } from '../../../src/store/database/sweep.ts'
import { quietPool, testDatabase } from '../../support/database.ts'

/** Columns of companies that are analyzed as any other, or of which the planner was told nothing. */
const UNTOLD = `
  select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
  where a.attname = 'company_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and (a.attstattarget is distinct from 0
      or not exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = c.relname
                       and s.attname = a.attname))`

test('the planner takes a company for one of the usual size, however lately it came, and learns how many there are', async () => {
  const { url } = await testDatabase()
  const owner = quietPool({ connectionString: url, max: 1 })
  const told = async () => {
    const { rows } = await owner.query(`
      select distinct n_distinct, most_common_vals is not null as "areCounted" from pg_stats
      where schemaname = 'public' and attname = 'company_id'`)
    return rows
  }
  const usual = (companies: number) => [{ n_distinct: companies, areCounted: false }]
  expect((await owner.query(UNTOLD)).rows).toEqual([])
  expect(await told()).toEqual(usual(5))

  await owner.query(`
    insert into client (client_id) values (gen_random_uuid());
    insert into company (company_id, client_id, name, is_terms_accepted, registration_status, kyb_status, created_at)
    select gen_random_uuid(), client_id, 'C', true, 'Registered', 'new', now() from client, generate_series(1, 40);
    analyze`)
  expect(await told()).toEqual(usual(5))
  await sweep(owner)
  expect(await told()).toEqual(usual(40))
  // A few more change no plan.
  await owner.query('delete from company where company_id in (select company_id from company limit 15)')
  await sweep(owner)
  expect(await told()).toEqual(usual(40))
  await owner.end()
})

test('a database that has moved to 18, and a table that came later, are planned so from the next sweep on', async () => {
  const { url } = await testDatabase()
  const owner = quietPool({ connectionString: url, max: 1 })
  // As PostgreSQL 17 leaves them, and as a migration makes one that knows nothing of this.
  await owner.query(`
    alter table worker alter column company_id set statistics -1, alter column client_id set statistics -1;
    create table later (company_id uuid not null, client_id uuid not null);
    analyze`)
  expect((await owner.query(UNTOLD)).rows).toEqual([{ table: 'worker' }, { table: 'later' }])
  await sweep(owner)
  expect((await owner.query(UNTOLD)).rows).toEqual([])
  const { rows } = await owner.query(`
    select tablename, attname, n_distinct from pg_stats
    where tablename in ('later', 'worker') and attname in ('client_id', 'company_id') order by 1, 2`)
  expect(rows.map(({ tablename, attname, n_distinct }) => [tablename, attname, n_distinct])).toEqual([
    ['later', 'client_id', 1],
    ['later', 'company_id', 5],
    ['worker', 'client_id', 1],
    ['worker', 'company_id', 5],
  ])
  await owner.end()
})

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
