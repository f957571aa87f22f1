-- How a company divides its work: departments, jobs and cost centers, one row each.
create table labor_unit (
  company_id    uuid not null,
  client_id     uuid not null,
  labor_unit_id uuid not null,
  kind          text not null check (kind in ('department', 'job', 'costCenter')),
  name          text not null,
  name_key      text collate "C" not null generated always as (lower(name)) stored,
  -- What the company's books call it.
  code          text not null default '',
  is_active     boolean not null default true,
  created_at    timestamptz not null,
  primary key (company_id, labor_unit_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create unique index labor_unit_named on labor_unit (company_id, kind, name_key);
create index labor_unit_of_client on labor_unit (client_id, labor_unit_id);
call tenant('labor_unit', 'select, insert, update (name, code, is_active)');
call reach('labor_unit', 'shared');
call noted('labor_unit', 'labor_unit_id');

-- Where the cost of a worker belongs from a day on: one share, or several that make a whole.
create table worker_labor (
  company_id     uuid not null,
  client_id      uuid not null,
  user_id        uuid not null,
  effective_from date not null,
  place          integer not null check (place >= 0),
  basis_points   integer not null check (basis_points between 1 and 10000),
  department_id  uuid,
  job_id         uuid,
  cost_center_id uuid,
  primary key (company_id, user_id, effective_from, place),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade,
  foreign key (company_id, department_id) references labor_unit (company_id, labor_unit_id),
  foreign key (company_id, job_id) references labor_unit (company_id, labor_unit_id),
  foreign key (company_id, cost_center_id) references labor_unit (company_id, labor_unit_id),
  check (num_nonnulls(department_id, job_id, cost_center_id) > 0)
);
call tenant('worker_labor', 'select, insert, delete');
call reach('worker_labor', 'own');
call noted('worker_labor', 'company_id', 'user_id', 'effective_from', 'place');

-- What a worker earns in a job, from a day on, where that is not the usual wage.
create table worker_job (
  company_id     uuid not null,
  client_id      uuid not null,
  user_id        uuid not null,
  job_id         uuid not null,
  effective_from date not null,
  -- Cents for one of basis.
  rate           bigint not null check (rate >= 0),
  basis          text not null check (basis in ('Per Hour', 'Per Day', 'Per Week', 'Per Month', 'Per Year')),
  primary key (company_id, user_id, job_id, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade,
  foreign key (company_id, job_id) references labor_unit (company_id, labor_unit_id)
);
call tenant('worker_job', 'select, insert, update (rate, basis)');
call reach('worker_job', 'own');
call noted_since('worker_job', 'effective_from', 'company_id', 'user_id', 'job_id');

-- Lines of a paycheck and stretches of work may name their own.
alter table paycheck add column earning_cost_center_ids uuid[];
alter table time_entry
  add column department_id  uuid,
  add column job_id         uuid,
  add column cost_center_id uuid,
  add foreign key (company_id, department_id) references labor_unit (company_id, labor_unit_id),
  add foreign key (company_id, job_id) references labor_unit (company_id, labor_unit_id),
  add foreign key (company_id, cost_center_id) references labor_unit (company_id, labor_unit_id);
grant update (department_id, job_id, cost_center_id) on time_entry to purser_service;
