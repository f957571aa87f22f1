-- Companies, their owners and their places.

create table company (
  company_id          uuid not null primary key,
  client_id           uuid not null references client,
  name                text not null,
  business_website    text not null default '',
  doing_business_as   text not null default '',
  naics_code          text not null default '',
  is_terms_accepted   boolean not null,
  is_esign            boolean not null default false,
  registration_status text not null check (registration_status in ('Registered')),
  kyb_status          text not null check (kyb_status in ('new', 'pending', 'passed', 'failed')),
  created_at          timestamptz not null,
  unique (company_id, client_id)
);
create index company_of_client on company (client_id, company_id);

-- How often the IRS wants the company's deposits, from a calendar year on. A company without a row is new: monthly.
create table federal_deposit_schedule (
  company_id uuid not null,
  client_id  uuid not null,
  year       integer not null,
  schedule   text not null check (schedule in ('Monthly', 'Semiweekly')),
  primary key (company_id, year),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

-- Business verification data. The EIN is encrypted; its blind index makes it unique per client.
create table kyb_information (
  company_id             uuid not null,
  client_id              uuid not null,
  kyb_information_id     uuid not null,
  ein                    bytea not null,
  ein_index              bytea not null,
  entity_type            text not null,
  incorporation_state    text not null,
  date_of_incorporation  date not null,
  federal_filing_form    text not null check (federal_filing_form in ('941', '944')),
  payroll_run_this_year  boolean not null,
  former_paid_this_year  boolean not null,
  primary key (company_id, kyb_information_id),
  unique (company_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

-- Unique across companies, so in a small table of its own: it need not be distributed by company.
create table ein_claim (
  client_id  uuid not null references client,
  ein_index  bytea not null,
  company_id uuid not null,
  primary key (client_id, ein_index)
);

create table company_location (
  company_id          uuid not null,
  client_id           uuid not null,
  company_location_id uuid not null,
  name                text not null,
  address1            text not null,
  address2            text not null default '',
  city                text not null,
  state               text not null,
  zipcode             text not null,
  phone_number        text not null default '',
  is_work_location    boolean not null,
  is_mailing_address  boolean not null,
  is_filing_address   boolean not null,
  created_at          timestamptz not null,
  primary key (company_id, company_location_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

create index company_location_of_client on company_location (client_id, company_location_id);

create table business_user (
  company_id           uuid not null,
  client_id            uuid not null,
  business_user_id     uuid not null,
  first_name           text not null,
  middle_name          text not null default '',
  last_name            text not null,
  phone_number         text not null,
  email                text not null,
  address1             text not null default '',
  address2             text not null default '',
  city                 text not null default '',
  state                text not null default '',
  zipcode              text not null default '',
  ssn                  bytea,
  date_of_birth        bytea,
  payroll_admin        boolean not null,
  bookkeeper           boolean not null,
  beneficial_owner     boolean not null,
  -- Hundredths of a percent: 2500 is 25 %.
  ownership_basis_points integer not null default 0 check (ownership_basis_points between 0 and 10000),
  created_at           timestamptz not null,
  primary key (company_id, business_user_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

create index business_user_of_client on business_user (client_id, business_user_id);

-- Where the company's payrolls are drawn from.
create table company_bank_account (
  company_id              uuid not null,
  client_id               uuid not null,
  company_bank_account_id uuid not null,
  routing_number          text not null check (routing_number ~ '^\d{9}$'),
  account_number          bytea not null,
  -- What is shown: a star per hidden digit and the last four.
  account_mask            text not null,
  account_type            text not null check (account_type in ('checking', 'savings')),
  account_name            text not null,
  bank_name               text not null default '',
  status                  text not null check (status in
                            ('new', 'pending', 'ready', 'active', 'failed', 'deactivated')),
  failure                 text not null default '',
  -- Micro-deposits: two sealed amounts, the tries made, and the lock after three wrong ones.
  micro_deposits          bytea,
  micro_deposit_tries     integer not null default 0,
  locked_at               timestamptz,
  created_at              timestamptz not null,
  primary key (company_id, company_bank_account_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create index company_bank_account_of_client on company_bank_account (client_id, company_bank_account_id);

-- Registrations with a state's agencies: label → value, as getStateRegistrationFields names them. Effective-dated:
-- a rate that changes on a day leaves the days before it alone.
create table state_registration (
  company_id     uuid not null,
  client_id      uuid not null,
  state          text not null,
  effective_from date not null,
  fields         jsonb not null,
  primary key (company_id, state, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

-- Files of a company or of one of its workers, encrypted.
create table document (
  company_id    uuid not null,
  client_id     uuid not null,
  document_id   uuid not null,
  user_id       uuid,
  file_name     text not null,
  document_type text not null,
  size          integer not null,
  contents      bytea not null,
  created_at    timestamptz not null,
  primary key (company_id, document_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

call tenant('company_bank_account', 'select, insert, update');
call tenant('state_registration', 'select, insert, update');
call tenant('document', 'select, insert');
call tenant('company', 'select, insert, update');
call tenant('federal_deposit_schedule', 'select, insert, update');
call tenant('kyb_information', 'select, insert, update');
call tenant('ein_claim', 'select, insert, delete');
call tenant('company_location', 'select, insert, update');
call tenant('business_user', 'select, insert, update, delete');
