-- The last of a worker's places, as src/store/people/kept-places.ts writes them, so that people are counted by place without a
-- look at where each of them works and lives; and the day from which they hold, null of who has not moved. Workers of before,
-- and those whom an older process adds meanwhile, have none until fillPlaces of that file has read them.
alter table worker add column places text, add column places_since date;
create index worker_without_places on worker (company_id, user_id) where places is null;

create function has_worker_without_places() returns boolean language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select 1 from worker where places is null) $$;
revoke execute on function has_worker_without_places from public;
grant execute on function has_worker_without_places to purser_service;

-- Who has an account that pay can go to is read from the index alone.
create index user_bank_account_in_use on user_bank_account (company_id, user_id) include (client_id)
  where status not in ('failed', 'deactivated');
