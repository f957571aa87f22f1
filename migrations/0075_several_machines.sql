-- What a schema that is spread over several machines by company needs (docs/operations/scale.md), and one machine does not
-- mind.

-- A new id for each row that a statement reads. Where the schema is spread it is declared stable, so that the statement may
-- go where the rows are; given a value of the row, it is asked for each row all the same.
create function new_id(beside uuid) returns uuid language sql volatile parallel safe return new_id();

-- Over tables that are spread: a query that is asked for its rows alone has a column.
create or replace function has_unfilled_paycheck() returns boolean language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select 1 from paycheck where facts is null) $$;
create or replace function has_unsealed_order() returns boolean language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select 1 from garnishment where numbers is null) $$;
create or replace function has_run_without_lines() returns boolean language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select 1 from payroll_run where not lines_kept) $$;
