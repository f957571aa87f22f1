-- Benefit plans of a company, who is enrolled in them, and what pay did not suffice for.

create table benefit_plan (
  company_id            uuid not null,
  client_id             uuid not null,
  benefit_plan_id       uuid not null,
  -- Names the line on a pay stub and the account of what is owed to the carrier.
  name                  text not null,
  type                  text not null check (type in
                          ('Medical', 'Dental', 'Vision', 'Life', 'Disability', '401(k)', 'Roth 401(k)', 'HSA', 'FSA',
                           'Dependent Care FSA', 'Commuter', 'Other')),
  tax_treatment         text not null check (tax_treatment in ('Pre-Tax', 'After-Tax')),
  -- What an enrolment gets unless it says otherwise: cents a regular paycheck, or hundredths of a percent of its pay.
  employee_amount       bigint check (employee_amount >= 0),
  employee_basis_points integer check (employee_basis_points between 0 and 10000),
  employer_amount       bigint check (employer_amount >= 0),
  employer_basis_points integer check (employer_basis_points between 0 and 10000),
  annual_limit          bigint check (annual_limit >= 0),
  created_at            timestamptz not null,
  primary key (company_id, benefit_plan_id),
  constraint benefit_plan_name unique (company_id, name),
  check (employee_amount is null or employee_basis_points is null),
  check (employer_amount is null or employer_basis_points is null),
  foreign key (company_id, client_id) references company (company_id, client_id)
);

create table benefit_enrollment (
  company_id            uuid not null,
  client_id             uuid not null,
  benefit_enrollment_id uuid not null,
  benefit_plan_id       uuid not null,
  user_id               uuid not null,
  starts_on             date not null check (extract(day from starts_on) = 1),
  -- The last day whose paychecks contribute; before starts_on it never began.
  ends_on               date,
  -- Deferred under another employer's plan in that year.
  prior_deferrals       bigint not null default 0 check (prior_deferrals >= 0),
  prior_deferrals_year  integer not null,
  created_at            timestamptz not null,
  primary key (company_id, benefit_enrollment_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, benefit_plan_id) references benefit_plan (company_id, benefit_plan_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade
);
create unique index benefit_enrollment_once on benefit_enrollment (company_id, user_id, benefit_plan_id)
  where ends_on is null;
create index benefit_enrollment_of_worker on benefit_enrollment (company_id, user_id);

-- What both sides give from a month on. The latest that has begun is in force.
create table benefit_election (
  company_id            uuid not null,
  client_id             uuid not null,
  benefit_enrollment_id uuid not null,
  effective_from        date not null check (extract(day from effective_from) = 1),
  employee_amount       bigint check (employee_amount >= 0),
  employee_basis_points integer check (employee_basis_points between 0 and 10000),
  employer_amount       bigint check (employer_amount >= 0),
  employer_basis_points integer check (employer_basis_points between 0 and 10000),
  coverage              text check (coverage in ('Self', 'Family')),
  primary key (company_id, benefit_enrollment_id, effective_from),
  check ((employee_amount is null) <> (employee_basis_points is null)),
  check ((employer_amount is null) <> (employer_basis_points is null)),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, benefit_enrollment_id)
    references benefit_enrollment (company_id, benefit_enrollment_id) on delete cascade
);

-- What a paycheck added to the arrears of an enrolment (positive: pay did not suffice) or took of them (negative).
-- Rows of a paycheck that was cancelled or voided do not count, so taking it back needs no further bookkeeping.
create table benefit_arrears (
  company_id            uuid not null,
  client_id             uuid not null,
  benefit_enrollment_id uuid not null,
  run_id                uuid not null,
  user_id               uuid not null,
  amount                bigint not null check (amount <> 0),
  primary key (company_id, benefit_enrollment_id, run_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, run_id) references payroll_run (company_id, run_id),
  foreign key (company_id, benefit_enrollment_id) references benefit_enrollment (company_id, benefit_enrollment_id)
);

call tenant('benefit_plan',       'select, insert, update');
call tenant('benefit_enrollment', 'select, insert, update (ends_on, prior_deferrals, prior_deferrals_year)');
call tenant('benefit_election',   'select, insert, update');
call tenant('benefit_arrears',    'select, insert');
