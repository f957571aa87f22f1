-- What the service does over all clients since 0021 and 0022, as functions like those of 0020.

-- Deletes at most so many counts of wrong secrets whose minute is over, and says how many there were.
create function sweep_wrong_secrets(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from wrong_secret where key = any (array(
    select key from wrong_secret where ends_at < now() limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;

-- Runs with paychecks or transfers to seal; without a run, what is posted for the company itself.
create function runs_to_seal() returns table (client_id uuid, company_id uuid, run_id uuid) language sql stable
  security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct u.client_id, u.company_id, u.run_id from money_unsealed u order by 1, 2, 3 limit 1000 $$;

-- Whether an order of before 0021 waits for its numbers to be sealed.
create function has_unsealed_order() returns boolean language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from garnishment where numbers is null) $$;

-- What the nightly verification says: until the first night is over, since the schema was made.
create function verification_gauges(out findings integer, out seconds_ago double precision) language sql stable
  security definer set search_path = pg_catalog, public, pg_temp as $$
  select (select count(*)::integer from finding where gone_at is null),
         (select extract(epoch from now() - coalesce(v.ended_at, (select min(applied_at) from migration)))::float8
          from verification v) $$;

revoke execute on function sweep_wrong_secrets, runs_to_seal, has_unsealed_order, verification_gauges from public;
grant execute on function sweep_wrong_secrets, runs_to_seal, has_unsealed_order, verification_gauges to purser_service;
