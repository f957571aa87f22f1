-- What the lines of a run come to, rule by rule, written with its last paycheck: reports and returns of a year add up a few
-- dozen rows instead of reading every paycheck. One row a run, with parallel arrays, like a paycheck. Nothing of it changes:
-- what is voided later is taken off when it is asked for.
create table run_lines (
  company_id       uuid not null,
  client_id        uuid not null,
  run_id           uuid not null,
  -- Who was paid, in the order of the paychecks.
  user_ids         uuid[] not null,
  -- Hundredths of an hour.
  hours            integer not null,
  tips             bigint not null,
  overtime_premium bigint not null,
  -- Paychecks of which the premium, or nothing beside the lines, can be told.
  without_premium  integer not null check (without_premium >= 0),
  without_facts    integer not null check (without_facts >= 0),
  -- Net pay by how it is paid; `net_places` and `places` are where the first of the kind stands among all lines.
  methods          text[] not null,
  nets             bigint[] not null,
  net_places       bigint[] not null,
  rules            bigint[] not null,
  line_hours       integer[] not null,
  bases            bigint[] not null,
  subjects         bigint[] not null,
  amounts          bigint[] not null,
  uncollected      bigint[] not null,
  tipped           bigint[] not null,
  -- Who has such a line: bit n, from the lowest of the first byte on, is user n.
  holders          bytea[] not null,
  places           bigint[] not null,
  primary key (company_id, run_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, run_id) references payroll_run (company_id, run_id),
  check (cardinality(methods) = cardinality(nets) and cardinality(nets) = cardinality(net_places)),
  check (cardinality(rules) = all (array[cardinality(line_hours), cardinality(bases), cardinality(subjects),
    cardinality(amounts), cardinality(uncollected), cardinality(tipped), cardinality(holders), cardinality(places)]))
);
call tenant('run_lines', 'select, insert');
call reach('run_lines', 'closed');

-- Whether the row above is there: not of runs from before, nor of those that an older process makes meanwhile, until
-- src/store/payroll/fill-run-lines.ts has counted their paychecks.
alter table payroll_run add column lines_kept boolean not null default false;
grant update (lines_kept) on payroll_run to purser_service;
create index payroll_run_without_lines on payroll_run (company_id, run_id) where not lines_kept;

create function has_run_without_lines() returns boolean language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from payroll_run where not lines_kept) $$;
revoke execute on function has_run_without_lines from public;
grant execute on function has_run_without_lines to purser_service;
