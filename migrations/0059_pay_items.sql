-- Tips: whether the company pays what a week of a tipped worker lacks of the minimum wage.
alter table company add column pays_tip_make_up boolean not null default false;

-- What a large food or beverage establishment allocates (26 USC 6053(c)), a period each; the shares are reported in box 8
-- of the W-2 and are no wages.
create table tip_allocation (
  company_id        uuid not null,
  client_id         uuid not null,
  tip_allocation_id uuid not null,
  establishment     text not null,
  pay_period_id     uuid not null,
  gross_receipts    bigint not null check (gross_receipts >= 0),
  -- 800 unless the IRS approved a lower rate, which is never below 200.
  basis_points      integer not null check (basis_points between 200 and 800),
  method            text not null check (method in ('Hours', 'Receipts')),
  shares            jsonb not null,
  created_at        timestamptz not null,
  primary key (company_id, tip_allocation_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id)
);
create unique index tip_allocation_of_period on tip_allocation (company_id, pay_period_id, establishment);
create index tip_allocation_of_client on tip_allocation (client_id, tip_allocation_id);
call tenant('tip_allocation', 'select, insert, update (gross_receipts, basis_points, method, shares)');
call reach('tip_allocation', 'closed');
call noted('tip_allocation', 'tip_allocation_id');

-- Classes of a company's own workers' compensation policies, and their rates from its policies.
create table comp_class (
  company_id    uuid not null,
  client_id     uuid not null,
  comp_class_id uuid not null,
  state         text not null,
  code          text not null,
  description   text not null,
  created_at    timestamptz not null,
  primary key (company_id, comp_class_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create unique index comp_class_coded on comp_class (company_id, state, code);
create index comp_class_of_client on comp_class (client_id, comp_class_id);
call tenant('comp_class', 'select, insert, update (description)');
call reach('comp_class', 'closed');
call noted('comp_class', 'comp_class_id');

-- Millionths of a dollar for 100 dollars of payroll. Washington goes by hours: worker_state_tax has its classes.
create table comp_rate (
  company_id     uuid not null,
  client_id      uuid not null,
  comp_class_id  uuid not null,
  effective_from date not null,
  rate           bigint not null check (rate >= 0),
  primary key (company_id, comp_class_id, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, comp_class_id) references comp_class (company_id, comp_class_id)
);
call tenant('comp_rate', 'select, insert, update (rate)');
call reach('comp_rate', 'closed');
call noted_since('comp_rate', 'effective_from', 'company_id', 'comp_class_id');

-- To which class of a state a worker or a job belongs, from a day on.
create table comp_assignment (
  company_id     uuid not null,
  client_id      uuid not null,
  user_id        uuid,
  job_id         uuid,
  subject_id     uuid not null generated always as (coalesce(user_id, job_id)) stored,
  state          text not null,
  effective_from date not null,
  comp_class_id  uuid not null,
  primary key (company_id, subject_id, state, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade,
  foreign key (company_id, job_id) references labor_unit (company_id, labor_unit_id),
  foreign key (company_id, comp_class_id) references comp_class (company_id, comp_class_id),
  check (num_nonnulls(user_id, job_id) = 1)
);
call tenant('comp_assignment', 'select, insert, update (comp_class_id)');
call reach('comp_assignment', 'own');
call noted_since('comp_assignment', 'effective_from', 'company_id', 'subject_id', 'state');
