-- Until a table is analyzed Postgres guesses that a column has 200 values, so of a small table one row for a company: then
-- an index by company alone looks as good as the key, and the plan is kept while the company grows. A handful of companies
-- is the better guess for a new installation. Analyzing replaces it. Only PostgreSQL 18 and later can be told.
do $$
declare held record;
begin
  if current_setting('server_version_num')::int < 180000 then return; end if;
  for held in
    select c.relname, a.attname
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('client_id', 'company_id')
      and not exists (select from pg_stats s where s.schemaname = 'public' and s.tablename = c.relname
                        and s.attname = a.attname)
  loop
    perform pg_restore_attribute_stats('schemaname', 'public', 'relname', held.relname::text,
      'attname', held.attname::text, 'inherited', false, 'null_frac', 0::real, 'avg_width', 16, 'n_distinct', 5::real);
  end loop;
end $$;
