-- Schedules, periods, what goes into a period, paychecks, year-to-date, and the money.

create table pay_schedule (
  company_id             uuid not null,
  client_id              uuid not null,
  pay_schedule_id        uuid not null,
  worker_type            text not null check (worker_type in ('W2', '1099-NEC')),
  frequency              text not null check (frequency in ('Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly', 'Quarterly')),
  pay_begin_date         date not null,
  pay_date               date not null,
  second_pay_date        date,
  -- Hundredths of an hour a week: 4000 is 40 hours.
  standard_working_hours integer not null,
  created_at             timestamptz not null,
  primary key (company_id, pay_schedule_id),
  unique (company_id, worker_type),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

create table pay_period (
  company_id      uuid not null,
  client_id       uuid not null,
  pay_period_id   uuid not null,
  pay_schedule_id uuid,
  -- The period's place in its schedule; null for a supplemental one.
  place           integer,
  worker_type     text not null check (worker_type in ('W2', '1099-NEC')),
  period_type     text not null check (period_type in ('Regular', 'Off-Cycle', 'Missing')),
  frequency       text not null,
  begin_date      date not null,
  end_date        date not null check (end_date >= begin_date),
  pay_date        date not null,
  deadline        date not null,
  status          text not null check (status in
                    ('new', 'importInProgress', 'submitted', 'inProcess', 'processed', 'cancelled', 'failed',
                     'skipped', 'voided')),
  skip_reason     text not null default '',
  -- Counts the changes of what is in the period: a run whose snapshot is older than a change must begin again.
  version         integer not null default 0,
  created_at      timestamptz not null,
  primary key (company_id, pay_period_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, pay_schedule_id) references pay_schedule (company_id, pay_schedule_id)
);
-- A schedule pays each stretch of time once, however often its periods are generated.
create unique index pay_period_once on pay_period (company_id, pay_schedule_id, begin_date)
  where period_type = 'Regular';
create index pay_period_of_client on pay_period (client_id, pay_period_id);
create index pay_period_in_order on pay_period (company_id, worker_type, begin_date);

-- Who is in a period against the rule: the rule enrols Active workers in Regular periods, and nobody elsewhere.
create table period_member (
  company_id     uuid not null,
  client_id      uuid not null,
  pay_period_id  uuid not null,
  user_id        uuid not null,
  included       boolean not null,
  amount         bigint check (amount >= 0),
  payment_method text check (payment_method in ('Direct Deposit', 'Check')),
  paid_outside   boolean not null default false,
  reason         text not null default '',
  primary key (company_id, pay_period_id, user_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);

-- What one source gave for one worker and period. Giving again replaces, never adds.
create table period_input (
  company_id    uuid not null,
  client_id     uuid not null,
  pay_period_id uuid not null,
  user_id       uuid not null,
  source        text not null check (source in ('import', 'timeCard', 'timeOff')),
  data          jsonb not null,
  primary key (company_id, pay_period_id, user_id, source),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);

-- Severance that was agreed when someone left: one row a payment, in the period that pays it (null: none is there yet).
create table severance_payment (
  company_id     uuid not null,
  client_id      uuid not null,
  worker_exit_id uuid not null,
  place          integer not null,
  user_id        uuid not null,
  pay_on         date not null,
  amount         bigint not null check (amount > 0),
  pay_period_id  uuid,
  primary key (company_id, worker_exit_id, place),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, worker_exit_id) references worker_exit (company_id, worker_exit_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id)
);
create index severance_payment_of_period on severance_payment (company_id, pay_period_id);

-- A recurring item taken out of one period only. An empty description means all of that kind.
create table period_removal (
  company_id    uuid not null,
  client_id     uuid not null,
  pay_period_id uuid not null,
  user_id       uuid not null,
  kind          text not null check (kind in ('Deduction', 'AdditionalCompensation')),
  description   text not null default '',
  primary key (company_id, pay_period_id, user_id, kind, description),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id)
);

-- One run of a period. The partial index is what makes a hundred simultaneous calls one run.
create table payroll_run (
  company_id         uuid not null,
  client_id          uuid not null,
  run_id             uuid not null,
  pay_period_id      uuid not null,
  status             text not null check (status in ('submitted', 'inProcess', 'processed', 'cancelled', 'failed', 'voided')),
  pay_date           date not null,
  debit_date         date not null,
  funding_total      bigint not null default 0 check (funding_total >= 0),
  people             integer not null default 0,
  funding_account_id uuid,
  warnings           jsonb not null default '[]',
  created_at         timestamptz not null,
  primary key (company_id, run_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id)
);
create unique index payroll_run_alive on payroll_run (company_id, pay_period_id)
  where status in ('submitted', 'inProcess', 'processed');

-- What a line of a paycheck is: law and revision for a tax, kind and name for the rest. Shared by all clients;
-- it holds names of law and of pay items, no personal data.
create table rule (
  -- Derived from the other columns, so that rows can be written before their rule is.
  rule_id    bigint primary key,
  kind       text not null check (kind in ('earning', 'pretax', 'employeeTax', 'employerTax', 'garnishment',
                                           'aftertax', 'reimbursement', 'employerBenefit')),
  code       text not null,
  name       text not null,
  law        text not null default '',
  confidence text not null default ''
);

-- A paycheck is one row; its lines are parallel arrays. Frozen at submission: only its state changes afterwards.
create table paycheck (
  company_id     uuid not null,
  client_id      uuid not null,
  paycheck_id    uuid not null,
  run_id         uuid not null,
  pay_period_id  uuid not null,
  user_id        uuid not null,
  pay_date       date not null,
  gross          bigint not null check (gross >= 0),
  net            bigint not null check (net >= 0),
  reimbursements bigint not null default 0,
  -- Of its lines, summed: what a period comes to is asked more often than what for.
  employee_taxes bigint not null,
  employer_taxes bigint not null,
  -- Hundredths of an hour.
  hours          integer not null default 0,
  payment_method text not null check (payment_method in ('Direct Deposit', 'Check', 'Outside')),
  rules          bigint[] not null,
  bases          bigint[] not null,
  amounts        bigint[] not null,
  -- Net by account: parallel arrays as well; they sum to net for a direct deposit.
  account_ids    uuid[] not null default '{}',
  account_cents  bigint[] not null default '{}',
  -- Everything the engine was given, so that the explanation can be computed again: JSON, read whole and never searched.
  input          text not null,
  voided_at      timestamptz,
  cancelled_at   timestamptz,
  -- Also how a worker's paychecks are found.
  primary key (company_id, user_id, pay_date, paycheck_id),
  check (cardinality(rules) = cardinality(bases) and cardinality(rules) = cardinality(amounts)),
  check (cardinality(account_ids) = cardinality(account_cents)),
  -- The worker proves the client as well. No key to the run: it is written a moment before in the same transaction, the
  -- same for everyone in it, and nobody may delete one; looking it up again for every person costs a tenth of a payroll.
  foreign key (company_id, user_id, client_id) references worker (company_id, user_id, client_id)
);
-- Paid once: at most one living paycheck a person and period. Whoever asks for a run's paychecks names its period too.
create unique index paycheck_once on paycheck (company_id, pay_period_id, user_id)
  where voided_at is null and cancelled_at is null;

-- The lines, unnested, for reports.
create view pay_line with (security_invoker = true) as
  select p.client_id, p.company_id, p.pay_period_id, p.run_id, p.paycheck_id, p.user_id, p.pay_date, l.n as place,
         r.kind, r.code, r.name, r.law, l.base, l.amount
  from paycheck p
  cross join unnest(p.rules, p.bases, p.amounts) with ordinality as l(rule_id, base, amount, n)
  join rule r on r.rule_id = l.rule_id
  where p.voided_at is null and p.cancelled_at is null;

-- One row a person and year: totals by code, as parallel arrays, written with the paycheck in one transaction.
create table year_to_date (
  company_id         uuid not null,
  client_id          uuid not null,
  user_id            uuid not null,
  year               integer not null,
  codes              text[] not null,
  wages              bigint[] not null,
  amounts            bigint[] not null,
  supplemental_wages bigint not null default 0,
  gross              bigint not null default 0,
  net                bigint not null default 0,
  primary key (company_id, user_id, year),
  -- No key to the worker: these are sums of paychecks and of imported pay, and each of those has one.
  check (cardinality(codes) = cardinality(wages) and cardinality(codes) = cardinality(amounts))
);

-- Pay of earlier this year, run elsewhere.
create table pay_history (
  company_id         uuid not null,
  client_id          uuid not null,
  pay_history_id     uuid not null,
  user_id            uuid not null,
  pay_date           date not null,
  state              text not null,
  gross              bigint not null,
  supplemental_wages bigint not null default 0,
  taxes              jsonb not null,
  deductions         jsonb not null,
  primary key (company_id, pay_history_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
-- What that pay owed to agencies and what was deposited for it: shown and counted, never paid by us.
create table liability_history (
  company_id uuid not null,
  client_id  uuid not null,
  code       text not null,
  pay_date   date not null,
  amount     bigint not null,
  primary key (company_id, code, pay_date),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create table deposit_history (
  company_id         uuid not null,
  client_id          uuid not null,
  deposit_history_id uuid not null,
  code               text not null,
  quarter            text not null,
  amount             bigint not null,
  primary key (company_id, deposit_history_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

-- The chart of accounts of a company. `ref` says whose: an agency's code, a bank account's id, a worker's id.
create table ledger_account (
  company_id uuid not null,
  client_id  uuid not null,
  account_id uuid not null,
  kind       text not null check (kind in ('funding', 'clearing', 'wagesPayable', 'employeeAccount', 'employeeCheck',
                                           'taxAgency', 'taxAuthority', 'garnishmentAgency', 'garnishmentPayee',
                                           'benefits', 'employerReceivable', 'employeeReceivable', 'refunds')),
  ref        text not null default '',
  name       text not null,
  -- The client is the company's; in the key it lets a transfer prove both with its account.
  primary key (company_id, account_id, client_id),
  unique (company_id, kind, ref),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

-- The ledger: positive amounts from one account to another, so it cannot be out of balance. Append-only: the
-- service may change a transfer's status and nothing else of it. An undo is a new row, once.
create table transfer (
  company_id             uuid not null,
  client_id              uuid not null,
  transfer_id            uuid not null,
  run_id                 uuid,
  pay_period_id          uuid,
  user_id                uuid,
  name                   text not null check (name in ('Accrual', 'AchDebit', 'AchCredit', 'TaxPayment',
                                                       'GarnishmentPayment', 'Refund', 'Check', 'Receivable',
                                                       'Return', 'Reversal', 'TaxCredit')),
  source_account_id      uuid not null,
  destination_account_id uuid not null check (destination_account_id <> source_account_id),
  amount                 bigint not null check (amount > 0),
  status                 text not null check (status in ('pending', 'complete', 'returned', 'cancelled')),
  -- Which liability, for accruals and tax payments: the tax code.
  code                   text not null default '',
  -- The day it counts: the pay date of a liability, the settlement day of a payment.
  effective_date         date not null,
  reverses_id            uuid,
  reason                 text not null default '',
  created_at             timestamptz not null,
  settled_at             timestamptz,
  return_code            text,
  ach_file_id            uuid,
  primary key (company_id, transfer_id),
  foreign key (company_id, source_account_id, client_id) references ledger_account (company_id, account_id, client_id),
  foreign key (company_id, destination_account_id, client_id)
    references ledger_account (company_id, account_id, client_id),
  foreign key (company_id, reverses_id) references transfer (company_id, transfer_id)
  -- No key to the run, as on its paychecks: credits are made from those, and the rest is posted under the run's lock.
);
-- Undone once. Nearly every transfer undoes nothing and is not in it.
create unique index transfer_undone_once on transfer (company_id, reverses_id) where reverses_id is not null;
create index transfer_of_client on transfer (client_id, transfer_id);
create index transfer_of_period on transfer (company_id, pay_period_id);
create index transfer_of_file on transfer (company_id, ach_file_id, transfer_id) where ach_file_id is not null;
-- What came back: few, and asked for whenever a period is shown.
create index transfer_came_back on transfer (company_id, pay_period_id) where status = 'returned';
-- Deposits that wait for their day, or are held while their company owes us. What a run pays is found by its period.
create index transfer_due on transfer (company_id, effective_date) where status = 'pending' and name = 'TaxPayment';
-- What is owed to agencies and was deposited: a few dozen rows a run, among one or more for each of its people.
create index transfer_to_agencies on transfer (company_id) where name in ('Accrual', 'TaxPayment', 'TaxCredit');

-- Files handed to the bank: once per file id.
create table ach_file (
  company_id     uuid not null,
  client_id      uuid not null,
  ach_file_id    uuid not null,
  run_id         uuid,
  kind           text not null check (kind in ('debit', 'credit', 'tax', 'garnishment', 'reversal', 'refund')),
  file_name      text not null,
  effective_date date not null,
  entries        integer not null,
  debit_total    bigint not null,
  credit_total   bigint not null,
  entry_hash     text not null,
  -- Among the files of its day of creation, of every client. Given once: a file that is made again is the same.
  day_number     integer check (day_number > 0),
  handed_over_at timestamptz,
  created_at     timestamptz not null,
  primary key (company_id, ach_file_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create index ach_file_of_run on ach_file (company_id, run_id, kind);
create index ach_file_of_client on ach_file (client_id, created_at);

-- How many files a day has seen, at our bank, which tells them apart by it: of every client. Outside row-level security,
-- because it belongs to none of them; a day and a number are all that it holds.
create table ach_file_day (
  created_on date primary key,
  files      integer not null check (files > 0)
);

call tenant('pay_schedule',   'select, insert, update');
call tenant('pay_period',     'select, insert, update (status, version, pay_date, deadline, skip_reason, begin_date, end_date, frequency), delete');
call tenant('period_member',  'select, insert, update, delete');
call tenant('period_input',   'select, insert, update, delete');
call tenant('severance_payment', 'select, insert, update (pay_period_id), delete');
call tenant('period_removal', 'select, insert, delete');
call tenant('payroll_run',    'select, insert, update (status, pay_date, debit_date, funding_total, people, warnings)');
call tenant('paycheck',       'select, insert, update (voided_at, cancelled_at)');
call tenant('year_to_date',   'select, insert, update');
call tenant('pay_history',    'select, insert, delete');
call tenant('liability_history', 'select, insert, update (amount)');
call tenant('deposit_history', 'select, insert, delete');
call tenant('ledger_account', 'select, insert');
call tenant('transfer',       'select, insert, update (status, settled_at, return_code, ach_file_id)');
call tenant('ach_file',       'select, insert, update (handed_over_at, entries, debit_total, credit_total, entry_hash, day_number)');
grant select on pay_line to purser_service;
grant select, insert, update (files) on ach_file_day to purser_service;
grant select, insert on rule to purser_service;
