-- Work away from the usual place, for some days: all of the work of those days, or a share of it.
create table work_assignment (
  company_id          uuid not null,
  client_id           uuid not null,
  work_assignment_id  uuid not null,
  user_id             uuid not null,
  start_date          date not null,
  end_date            date,
  -- Null: all of the work of these days.
  share_basis_points  integer check (share_basis_points between 1 and 10000),
  company_location_id uuid,
  -- Of a place that is no location of the company.
  address1            text not null default '',
  city                text not null default '',
  state               text not null default '',
  zipcode             text not null default '',
  -- By the labels of the state's certificate: which city, county or subdivision it is.
  answers             jsonb not null default '{}',
  -- Whether the work needs the place, or the worker prefers it; null: not said.
  is_required         boolean,
  unemployment_state  text,
  created_at          timestamptz not null,
  removed_at          timestamptz,
  primary key (company_id, work_assignment_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade,
  foreign key (company_id, company_location_id) references company_location (company_id, company_location_id),
  check (end_date is null or end_date >= start_date),
  check ((company_location_id is null) = (state <> ''))
);
create index work_assignment_of_worker on work_assignment (company_id, user_id) where removed_at is null;
create index work_assignment_of_client on work_assignment (client_id, work_assignment_id);
call tenant('work_assignment', 'select, insert, update');
call reach('work_assignment', 'own');
call noted('work_assignment', 'work_assignment_id');
