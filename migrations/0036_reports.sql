-- What the console asks for by the page: people by name, periods by day, money by day.

-- Names as they are searched and sorted: from the first name on, and from the last. In the order of bytes, so that a prefix
-- is a range, and as columns, because row-level security lets only plain comparisons use an index before it.
alter table worker
  add column name_key text collate "C" not null generated always as (lower(first_name || ' ' || last_name)) stored,
  add column surname_key text collate "C" not null generated always as (lower(last_name || ' ' || first_name)) stored;
create index worker_by_name on worker (company_id, name_key, user_id);
create index worker_by_surname on worker (company_id, surname_key, user_id);
create index worker_named on worker (client_id, name_key);
create index worker_surnamed on worker (client_id, surname_key);

alter table company
  add column name_key text collate "C" not null generated always as (lower(name)) stored;
create index company_named on company (client_id, name_key);

-- Periods by payday and by deadline.
create index pay_period_paid on pay_period (company_id, pay_date);
create index pay_period_ends on pay_period (company_id, deadline);
create index payroll_run_of_period on payroll_run (company_id, pay_period_id);

-- What a run came to, written with its last paycheck: a year of payrolls is summed without reading the paychecks. Null of a
-- run from before. What is voided later is taken off when it is asked for.
alter table payroll_run
  add column gross          bigint,
  add column net            bigint,
  add column reimbursements bigint,
  add column employee_taxes bigint,
  add column employer_taxes bigint,
  add column deductions     bigint,
  add column contributions  bigint,
  add column orders         bigint,
  add column checks         bigint,
  add column deposits       bigint,
  add constraint payroll_run_summed check (num_nulls(gross, net, reimbursements, employee_taxes, employer_taxes, deductions,
                                                     contributions, orders, checks, deposits) in (0, 10));
grant update (gross, net, reimbursements, employee_taxes, employer_taxes, deductions, contributions, orders, checks, deposits)
  on payroll_run to purser_service;

-- Draws and deposits by day: a dozen rows of a payroll.
create index transfer_on_day on transfer (company_id, effective_date) where name in ('AchDebit', 'TaxPayment');

-- What is neither owed nor paid person by person: a dozen rows of a payroll too.
create index transfer_apart on transfer (company_id) where name not in ('Accrual', 'AchCredit', 'Check');

-- Leave that is not over on a day.
create index time_off_request_until on time_off_request (company_id, end_date);

-- What was touched since a time, on the client's clock.
create index audit_at on audit (client_id, client_time);

-- The first eight digits of the trace numbers in a file: whose bank sent it. The rest is the place of the entry in it.
alter table ach_file add column trace_origin text check (trace_origin ~ '^\d{8}$');
grant update (trace_origin) on ach_file to purser_service;
create index ach_file_named on ach_file (client_id, ach_file_id);
