-- Time worked, time off and holidays. Hours of time off are hundredths; time worked is minutes.

create table time_tracking_policy (
  company_id              uuid not null,
  client_id               uuid not null,
  time_tracking_policy_id uuid not null,
  name                    text not null,
  worker_types            text[] not null check (worker_types <@ array['W2', '1099-NEC'] and cardinality(worker_types) > 0),
  overtime_rule           text not null check (overtime_rule in ('Federal', 'State', 'None')),
  -- 0 = Sunday … 6 = Saturday.
  workweek_start          integer not null check (workweek_start between 0 and 6),
  -- An IANA name; empty means the zone of each worker's work state.
  time_zone               text not null default '',
  rounding_minutes        integer not null default 0 check (rounding_minutes between 0 and 60),
  meal_break_minutes      integer not null default 0 check (meal_break_minutes between 0 and 240),
  require_approval        boolean not null default true,
  created_at              timestamptz not null,
  primary key (company_id, time_tracking_policy_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create index time_tracking_policy_of_client on time_tracking_policy (client_id, time_tracking_policy_id);

create table time_tracking_assignment (
  company_id              uuid not null,
  client_id               uuid not null,
  assignment_id           uuid not null,
  time_tracking_policy_id uuid not null,
  user_id                 uuid not null,
  created_at              timestamptz not null,
  ended_at                timestamptz,
  primary key (company_id, assignment_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, time_tracking_policy_id)
    references time_tracking_policy (company_id, time_tracking_policy_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
create unique index time_tracking_assignment_active on time_tracking_assignment (company_id, user_id)
  where ended_at is null;

-- One card a worker and pay period. The policy is the one in force when the card was opened.
create table time_card (
  company_id              uuid not null,
  client_id               uuid not null,
  time_card_id            uuid not null,
  user_id                 uuid not null,
  pay_period_id           uuid not null,
  time_tracking_policy_id uuid not null,
  status                  text not null check (status in ('Open', 'Submitted', 'Approved', 'Synced', 'Rejected')),
  reason                  text not null default '',
  created_at              timestamptz not null,
  primary key (company_id, time_card_id),
  unique (company_id, pay_period_id, user_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id),
  foreign key (company_id, time_tracking_policy_id)
    references time_tracking_policy (company_id, time_tracking_policy_id)
);
create index time_card_of_client on time_card (client_id, time_card_id);
create index time_card_of_worker on time_card (company_id, user_id, pay_period_id);

-- A stretch of work: what the clock on the wall showed, in which zone, and the instants that this means. Without an end
-- the worker is clocked in. Entries of one worker never overlap: they are checked under the worker's lock.
create table time_entry (
  company_id       uuid not null,
  client_id        uuid not null,
  time_entry_id    uuid not null,
  time_card_id     uuid not null,
  user_id          uuid not null,
  source           text not null check (source in ('manual', 'clock')),
  time_zone        text not null,
  -- YYYY-MM-DDTHH:MM
  local_start      text not null check (local_start ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  local_end        text check (local_end ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  started_at       timestamptz not null,
  ended_at         timestamptz check (ended_at > started_at),
  -- Of the policy when the entry was written, so that a later change does not move past hours.
  rounding_minutes integer not null default 0,
  break_minutes    integer not null default 0 check (break_minutes >= 0),
  created_at       timestamptz not null,
  primary key (company_id, time_entry_id),
  check ((local_end is null) = (ended_at is null)),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, time_card_id) references time_card (company_id, time_card_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
create unique index time_entry_open on time_entry (company_id, user_id) where ended_at is null;
create index time_entry_of_worker on time_entry (company_id, user_id, started_at);
create index time_entry_of_card on time_entry (company_id, time_card_id);
create index time_entry_of_client on time_entry (client_id, time_entry_id);

create table time_off_policy (
  company_id              uuid not null,
  client_id               uuid not null,
  time_off_policy_id      uuid not null,
  name                    text not null,
  policy_type             text not null check (policy_type in
                            ('Vacation', 'Sick Leave', 'PTO', 'Personal', 'Bereavement', 'Jury Duty', 'Parental', 'Unpaid')),
  earning_method          text not null check (earning_method in ('Lump Sum', 'Accrual')),
  lump_sum_hours          integer not null default 0 check (lump_sum_hours >= 0),
  -- Millionths of an hour earned by an hour worked: 33333 is one in thirty.
  accrual_rate            integer not null default 0 check (accrual_rate between 0 and 1000000),
  max_accumulated_hours   integer check (max_accumulated_hours >= 0),
  carryover_limit_hours   integer check (carryover_limit_hours >= 0),
  waiting_period_days     integer not null default 0 check (waiting_period_days >= 0),
  is_prorated             boolean not null default false,
  payout_on_termination   boolean not null default false,
  created_at              timestamptz not null,
  primary key (company_id, time_off_policy_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create index time_off_policy_of_client on time_off_policy (client_id, time_off_policy_id);

create table time_off_assignment (
  company_id         uuid not null,
  client_id          uuid not null,
  assignment_id      uuid not null,
  time_off_policy_id uuid not null,
  user_id            uuid not null,
  effective_from     date not null,
  assigned_on        date not null,
  created_at         timestamptz not null,
  ended_at           timestamptz,
  -- The exit that ended it: who comes back from a deactivation finds the balance again.
  ended_by_exit_id   uuid,
  primary key (company_id, assignment_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, time_off_policy_id) references time_off_policy (company_id, time_off_policy_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
create unique index time_off_assignment_active on time_off_assignment (company_id, user_id, time_off_policy_id)
  where ended_at is null;

-- Every hour of time off that came or went. The balance is the sum of the rows; nothing else holds it.
create table time_off_ledger (
  company_id    uuid not null,
  client_id     uuid not null,
  entry_id      uuid not null,
  assignment_id uuid not null,
  on_day        date not null,
  kind          text not null check (kind in ('grant', 'accrual', 'use', 'carryover', 'forfeiture', 'payout')),
  hours         integer not null,
  -- What brought it about: a year, a pay period and its revision, a line of a request. Once each.
  source        text not null,
  note          text not null,
  created_at    timestamptz not null,
  primary key (company_id, entry_id),
  unique (company_id, assignment_id, kind, source),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, assignment_id) references time_off_assignment (company_id, assignment_id)
);

create table time_off_request (
  company_id          uuid not null,
  client_id           uuid not null,
  time_off_request_id uuid not null,
  assignment_id       uuid not null,
  user_id             uuid not null,
  start_date          date not null,
  end_date            date not null check (end_date >= start_date),
  hours               integer not null check (hours > 0),
  status              text not null check (status in ('Pending', 'Approved', 'Denied', 'Cancelled', 'Taken')),
  reason              text not null default '',
  created_at          timestamptz not null,
  primary key (company_id, time_off_request_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, assignment_id) references time_off_assignment (company_id, assignment_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
create index time_off_request_of_client on time_off_request (client_id, time_off_request_id);
create index time_off_request_of_worker on time_off_request (company_id, user_id, start_date);

create table time_off_line (
  company_id          uuid not null,
  client_id           uuid not null,
  time_off_request_id uuid not null,
  on_day              date not null,
  hours               integer not null check (hours > 0),
  -- Hours that the balance did not cover when the day came: not paid.
  unpaid_hours        integer not null default 0 check (unpaid_hours between 0 and hours),
  -- The period that pays it; null until it is approved, or while no period reaches that far.
  pay_period_id       uuid,
  used                boolean not null default false,
  primary key (company_id, time_off_request_id, on_day),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, time_off_request_id) references time_off_request (company_id, time_off_request_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id)
);
create index time_off_line_of_period on time_off_line (company_id, pay_period_id);

-- Leave that is paid out when someone goes: money of one period, beside the hours taken in it.
create table time_off_payout (
  company_id    uuid not null,
  client_id     uuid not null,
  assignment_id uuid not null,
  user_id       uuid not null,
  pay_period_id uuid not null,
  hours         integer not null check (hours > 0),
  amount        bigint not null check (amount >= 0),
  primary key (company_id, assignment_id, pay_period_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, assignment_id) references time_off_assignment (company_id, assignment_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id)
);

create table company_holiday (
  company_id         uuid not null,
  client_id          uuid not null,
  company_holiday_id uuid not null,
  on_day             date not null,
  name               text not null,
  paid               boolean not null,
  created_at         timestamptz not null,
  primary key (company_id, company_holiday_id),
  unique (company_id, on_day),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create index company_holiday_of_client on company_holiday (client_id, company_holiday_id);

call tenant('time_tracking_policy',     'select, insert, update');
call tenant('time_tracking_assignment', 'select, insert, update');
call tenant('time_card',                'select, insert, update');
call tenant('time_entry',               'select, insert, update, delete');
call tenant('time_off_policy',          'select, insert, update');
call tenant('time_off_assignment',      'select, insert, update');
call tenant('time_off_ledger',          'select, insert');
call tenant('time_off_request',         'select, insert, update');
call tenant('time_off_line',            'select, insert, update');
call tenant('time_off_payout',          'select, insert, update (pay_period_id), delete');
call tenant('company_holiday',          'select, insert, delete');
