-- Workers: the interface's "user", an employee (W2) or a contractor (1099-NEC).

create table worker (
  company_id            uuid not null,
  client_id             uuid not null,
  user_id               uuid not null,
  user_reference_id     text not null default '',
  worker_type           text not null check (worker_type in ('W2', '1099-NEC')),
  status                text not null check (status in
                          ('Add Wage', 'Invite Sent', 'KYC Pending', 'Ready', 'Active', 'Inactive')),
  kyc_status            text not null default 'not initiated'
                        check (kyc_status in ('not initiated', 'pending', 'passed', 'failed')),
  first_name            text not null,
  middle_name           text not null default '',
  last_name             text not null,
  email                 text not null,
  -- Lower case: a functional index would scan under a row policy.
  email_key             text not null,
  phone_number          text not null,
  job_title             text not null default '',
  date_of_join          date not null,
  location_category     text not null check (location_category in ('Remote', 'Office')),
  company_location_id   uuid,
  state_code            text not null default '',
  ssn                   bytea,
  ssn_index             bytea,
  date_of_birth         bytea,
  created_at            timestamptz not null,
  primary key (company_id, user_id),
  unique (company_id, worker_type, email_key),
  unique (company_id, worker_type, ssn_index),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, company_location_id) references company_location (company_id, company_location_id),
  check (location_category = 'Remote' or company_location_id is not null),
  check (location_category = 'Office' or state_code <> '')
);
-- Operations that name a worker without a company find it here.
create index worker_of_client on worker (client_id, user_id);

call tenant('worker', 'select, insert, update, delete');
