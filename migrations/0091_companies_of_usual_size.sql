-- A statement about one company is planned by how many rows the company is thought to have. Statistics that know the ten
-- companies of last night know that an eleventh has none: then whatever joins its people with each other looks as good as
-- a key, until the tables are analyzed again. So the planner takes each company for one of the usual size: analyzing leaves
-- these columns alone, and what they are said to hold is told here, and again as companies come (decision 121). Only PostgreSQL 18 and
-- later can be told; see 0027.
create function tell_company_count() returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  companies real;
  told real;
  held record;
begin
  if current_setting('server_version_num')::int < 180000 then return; end if;
  -- As the last analysis counted them.
  select greatest(5, reltuples) into companies from pg_class where oid = 'public.company'::regclass;
  select n_distinct into told from pg_stats where schemaname = 'public' and tablename = 'worker' and attname = 'company_id';
  if told between companies / 2 and companies * 2 then return; end if;
  for held in
    select c.relname, a.attname,
           -- Of a company's rows all are its client's; a table of clients alone is analyzed as any other.
           case a.attname when 'company_id' then companies else 1::real end as distinct_values
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname in ('client_id', 'company_id')
      and a.attstattarget = 0
  loop
    perform pg_restore_attribute_stats('schemaname', 'public', 'relname', held.relname::text,
      'attname', held.attname::text, 'inherited', false, 'null_frac', 0::real, 'avg_width', 16,
      'n_distinct', held.distinct_values);
  end loop;
end $$;
revoke execute on function tell_company_count() from public;
grant execute on function tell_company_count() to purser_service;

do $$
declare held record;
begin
  if current_setting('server_version_num')::int < 180000 then return; end if;
  for held in
    select c.relname, b.attname
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_attribute b on b.attrelid = c.oid and b.attname in ('client_id', 'company_id')
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition and a.attname = 'company_id'
  loop
    execute format('alter table %I alter column %I set statistics 0', held.relname, held.attname);
    -- What was analyzed until now counts single companies.
    perform pg_clear_attribute_stats('public', held.relname::text, held.attname::text, false);
  end loop;
  perform tell_company_count();
  -- An address has one of two kinds; by the guess of 200 the index of remote ones has hardly any rows of a company.
  if not exists (select from pg_stats where schemaname = 'public' and tablename = 'worker_address' and attname = 'kind') then
    perform pg_restore_attribute_stats('schemaname', 'public', 'relname', 'worker_address',
      'attname', 'kind', 'inherited', false, 'null_frac', 0::real, 'avg_width', 7, 'n_distinct', 2::real);
  end if;
end $$;
