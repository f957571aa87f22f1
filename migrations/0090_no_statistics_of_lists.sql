-- No statement asks which paychecks have a certain list of cents, so PostgreSQL need not count how often each list occurs:
-- that was nine tenths of an ANALYZE of these tables, which autovacuum runs beside the payrolls (decision 120). A table that
-- is spread over machines keeps its statistics as they are: Citus does not forward this.
do $$
declare
  list record;
begin
  if exists (select from pg_extension where extname = 'citus') then
    return;
  end if;
  for list in
    select a.attrelid::regclass as of_table, a.attname as name
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid in ('paycheck'::regclass, 'year_to_date'::regclass) and a.attnum > 0 and not a.attisdropped
      and (t.typcategory = 'A' or a.attname = 'input')
  loop
    execute format('alter table %s alter column %I set statistics 0', list.of_table, list.name);
  end loop;
end $$;
