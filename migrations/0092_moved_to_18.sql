-- 0091 did nothing on an older PostgreSQL, and a database that then moved to 18 stayed as it was. The sweeper asks for it now,
-- wherever the database comes from; what it finds done it leaves alone. Tables of later migrations come along by themselves.
create or replace function tell_company_count() returns void language plpgsql security definer
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
  for held in
    select c.relname, b.attname
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_attribute b on b.attrelid = c.oid and b.attname in ('client_id', 'company_id')
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition and a.attname = 'company_id'
      and b.attstattarget is distinct from 0
  loop
    execute format('alter table public.%I alter column %I set statistics 0', held.relname, held.attname);
    -- What was analyzed until now counts single companies.
    perform pg_clear_attribute_stats('public', held.relname::text, held.attname::text, false);
    told := null;
  end loop;
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
