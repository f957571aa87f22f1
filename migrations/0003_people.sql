-- Workers: the interface's "user", an employee (W2) or a contractor (1099-NEC).
--
-- Effective-dated tables hold one row per person and day of effect; a second row for the same day replaces the
-- first. In force on a day is the last row begun by then, or the first one ahead when none has begun:
--   distinct on (user_id) … order by user_id, effective_from <= :day desc, abs(effective_from - :day)

create table worker (
  company_id            uuid not null,
  client_id             uuid not null,
  user_id               uuid not null,
  user_reference_id     text not null default '',
  worker_type           text not null check (worker_type in ('W2', '1099-NEC')),
  -- Derived from the other facts of the person by one function; see domain/people/user-status.ts.
  status                text not null check (status in
                          ('Add Wage', 'Invite Sent', 'KYC Pending', 'Ready', 'Active', 'Inactive')),
  kyc_status            text not null default 'not initiated'
                        check (kyc_status in ('not initiated', 'pending', 'passed', 'failed')),
  -- Counts the submissions, so that a late answer to an earlier one moves nothing.
  kyc_attempt           integer not null default 0,
  first_name            text not null,
  middle_name           text not null default '',
  last_name             text not null,
  email                 text not null,
  -- Lower case: a functional index would scan under a row policy.
  email_key             text not null,
  phone_number          text not null,
  job_title             text not null default '',
  date_of_join          date not null,
  ssn                   bytea,
  ssn_index             bytea,
  date_of_birth         bytea,
  backup_withholding    boolean not null default false,
  terms_accepted_at     timestamptz,
  created_at            timestamptz not null,
  primary key (company_id, user_id),
  -- A paycheck names its client with its worker, and so its company: one check a row instead of two.
  unique (company_id, user_id, client_id),
  unique (company_id, worker_type, email_key),
  unique (company_id, worker_type, ssn_index),
  foreign key (company_id, client_id) references company (company_id, client_id),
  check ((kyc_status = 'not initiated') = (ssn is null))
);
-- Operations that name a worker without a company find it here.
create index worker_of_client on worker (client_id, user_id);

-- Where the person works: a company location, or remotely in a state.
create table worker_workplace (
  company_id          uuid not null,
  client_id           uuid not null,
  user_id             uuid not null,
  effective_from      date not null,
  location_category   text not null check (location_category in ('Remote', 'Office')),
  company_location_id uuid,
  state_code          text not null default '',
  primary key (company_id, user_id, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade,
  foreign key (company_id, company_location_id) references company_location (company_id, company_location_id),
  check (location_category = 'Remote' or company_location_id is not null),
  check (location_category = 'Office' or state_code <> '')
);

-- Where the person lives (home), and from where a remote worker works (remote).
create table worker_address (
  company_id     uuid not null,
  client_id      uuid not null,
  user_id        uuid not null,
  kind           text not null check (kind in ('home', 'remote')),
  effective_from date not null,
  address1       text not null,
  address2       text not null default '',
  city           text not null,
  state          text not null,
  zipcode        text not null,
  country        text not null default 'US',
  primary key (company_id, user_id, kind, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade
);

create table worker_wage (
  company_id             uuid not null,
  client_id              uuid not null,
  user_id                uuid not null,
  effective_from         date not null,
  user_wage_id           uuid not null,
  -- Cents for one of wage_basis.
  wage_rate              bigint not null check (wage_rate >= 0),
  wage_basis             text not null
                         check (wage_basis in ('Per Hour', 'Per Day', 'Per Week', 'Per Month', 'Per Year')),
  -- Hours a week, in hundredths.
  standard_working_hours integer not null check (standard_working_hours between 0 and 16800),
  payment_method         text not null check (payment_method in ('Direct Deposit', 'Check')),
  employee_type          text not null,
  employment_status      text not null,
  ref_tax_exempt         text not null,
  differential_pay       boolean not null default false,
  tax_exemptions         text[] not null default '{}' check (tax_exemptions <@ array['FICA', 'FUTA', 'SUI']),
  primary key (company_id, user_id, effective_from),
  unique (company_id, user_wage_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade
);

-- Form W-4, by its own lines. Money is cents.
create table worker_w4 (
  company_id                uuid not null,
  client_id                 uuid not null,
  user_id                   uuid not null,
  effective_from            date not null,
  form                      text not null default '2020' check (form in ('2020', '2019')),
  filing_status             text not null check (filing_status in
                              ('Single', 'Married', 'Married Filing Separately', 'Head of Household')),
  multiple_jobs             boolean not null default false,
  dependents                integer not null default 0 check (dependents >= 0),
  dependents_above_18       integer not null default 0 check (dependents_above_18 >= 0),
  other_income              bigint not null default 0 check (other_income >= 0),
  other_deduction           bigint not null default 0 check (other_deduction >= 0),
  extra_withholding         bigint not null default 0 check (extra_withholding >= 0),
  military_spouse_exemption boolean not null default false,
  state_additional_deduction bigint not null default 0 check (state_additional_deduction >= 0),
  is_nonresident            boolean not null default false,
  -- Hundredths of a percent; 0 is no Form A-4.
  az_basis_points           integer not null default 0 check (az_basis_points between 0 and 10000),
  is_exempt                 boolean not null default false,
  allowances                integer not null default 0 check (allowances >= 0),
  primary key (company_id, user_id, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade
);

-- A state's own certificate: label → value, as getStateW4FormFields names them.
create table worker_state_w4 (
  company_id     uuid not null,
  client_id      uuid not null,
  user_id        uuid not null,
  state          text not null,
  effective_from date not null,
  fields         jsonb not null,
  primary key (company_id, user_id, state, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade
);

create table user_bank_account (
  company_id           uuid not null,
  client_id            uuid not null,
  user_bank_account_id uuid not null,
  user_id              uuid not null,
  routing_number       text not null check (routing_number ~ '^\d{9}$'),
  account_number       bytea not null,
  -- What is shown: a star per hidden digit and the last four.
  account_mask         text not null,
  account_type         text not null check (account_type in ('checking', 'savings')),
  account_name         text not null,
  bank_name            text not null default '',
  -- Hundredths of a percent of net pay. The accounts in use sum to 10000.
  pay_basis_points     integer not null check (pay_basis_points between 0 and 10000),
  priority             integer not null,
  status               text not null check (status in
                         ('new', 'pending', 'ready', 'active', 'failed', 'deactivated')),
  failure              text not null default '',
  created_at           timestamptz not null,
  primary key (company_id, user_bank_account_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
create index user_bank_account_of_worker on user_bank_account (company_id, user_id, priority);
create index user_bank_account_of_client on user_bank_account (client_id, user_bank_account_id);

-- Orders against a person's pay. fields: label → value, as getGarnishmentFields names them for the type.
create table garnishment (
  company_id       uuid not null,
  client_id        uuid not null,
  garnishment_id   uuid not null,
  user_id          uuid not null,
  garnishment_type text not null,
  agency           text not null default '',
  fields           jsonb not null,
  created_at       timestamptz not null,
  removed_at       timestamptz,
  primary key (company_id, garnishment_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade
);
create index garnishment_of_worker on garnishment (company_id, user_id) where removed_at is null;
create index garnishment_of_client on garnishment (client_id, garnishment_id);

create table recurring_pay_item (
  company_id             uuid not null,
  client_id              uuid not null,
  recurring_pay_item_id  uuid not null,
  user_id                uuid not null,
  pay_item               text not null check (pay_item in ('Deduction', 'AdditionalCompensation', 'Reimbursement')),
  type                   text not null,
  amount                 bigint check (amount >= 0),
  -- Hundredths of a percent of the period's gross pay.
  allocated_basis_points integer check (allocated_basis_points between 0 and 10000),
  created_at             timestamptz not null,
  removed_at             timestamptz,
  primary key (company_id, recurring_pay_item_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade,
  check (num_nonnulls(amount, allocated_basis_points) = 1)
);
create index recurring_pay_item_of_worker on recurring_pay_item (company_id, user_id) where removed_at is null;
create index recurring_pay_item_of_client on recurring_pay_item (client_id, recurring_pay_item_id);

-- Washington L&I: the risk class of a worker. Rates are dollars an hour, as the rate notice prints them.
create table worker_state_tax (
  company_id             uuid not null,
  client_id              uuid not null,
  user_id                uuid not null,
  effective_from         date not null,
  instance_id            uuid not null,
  state                  text not null,
  risk_class_name        text not null,
  risk_class_code        text not null,
  payroll_deduction_rate text not null,
  composite_rate         text not null,
  primary key (company_id, user_id, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade
);

-- Each time a person left. The open row (ended_at is null) makes the person Inactive; coming back ends it.
create table worker_exit (
  company_id                  uuid not null,
  client_id                   uuid not null,
  worker_exit_id              uuid not null,
  user_id                     uuid not null,
  kind                        text not null check (kind in ('deactivated', 'terminated')),
  exit_date                   date not null,
  personal_email              text not null default '',
  final_pay_check_type        text not null default '',
  termination_choice          text not null default '',
  dismissal_type              text not null default '',
  severance                   text not null default '',
  severance_amount            bigint,
  severance_payment_type      text not null default '',
  severance_payment_frequency text not null default '',
  first_severance_pay_date    date,
  last_severance_pay_date     date,
  additional_notes            text not null default '',
  created_at                  timestamptz not null,
  ended_at                    timestamptz,
  primary key (company_id, worker_exit_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
create unique index worker_exit_open on worker_exit (company_id, user_id) where ended_at is null;
create index worker_exit_of_worker on worker_exit (company_id, user_id, exit_date);

call tenant('worker',             'select, insert, update, delete');
call tenant('worker_workplace',   'select, insert, update');
call tenant('worker_address',     'select, insert, update');
call tenant('worker_wage',        'select, insert, update');
call tenant('worker_w4',          'select, insert, update');
call tenant('worker_state_w4',    'select, insert, update');
call tenant('user_bank_account',  'select, insert, update');
call tenant('garnishment',        'select, insert, update');
call tenant('recurring_pay_item', 'select, insert, update');
call tenant('worker_state_tax',   'select, insert, update');
call tenant('worker_exit',        'select, insert, update');
