-- The files of a filing, as they were written when it was prepared, and again when it was approved: the same bytes whoever
-- asks later. Sealed, because they hold social security numbers.
create table filing_file (
  company_id uuid not null,
  client_id  uuid not null,
  filing_id  uuid not null,
  place      int not null check (place > 0),
  name       text not null,
  -- Layout, records, what has no place in it, what is wrong with it.
  said       jsonb not null,
  -- Null where the file cannot be handed over: its problems say why.
  contents   bytea,
  digest     text check (digest ~ '^[0-9a-f]{64}$'),
  primary key (company_id, filing_id, place),
  unique (company_id, filing_id, name),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, filing_id) references filing (company_id, filing_id),
  check ((contents is null) = (digest is null))
);
call tenant('filing_file', 'select, insert, delete');
call reach('filing_file', 'closed');

-- What to mend before the files of a filing can be handed over: words and the operation that does it.
alter table filing add column mend jsonb not null default '[]';
grant update (mend) on filing to purser_service;

-- What files ask of a company that no return does.
alter table filing_profile
  -- Business Services Online: eight characters.
  add column bso_user_id   text not null default '',
  add column contact_email text not null default '',
  -- The header row of the IRIS template for 1099-NEC, as it was downloaded.
  add column iris_header   text not null default '';
grant update (bso_user_id, contact_email, iris_header) on filing_profile to purser_service;

-- What one state asks about a worker or the company and nobody computes, by the words of its layout: SOC code, branch code.
create table report_fact (
  company_id uuid not null,
  client_id  uuid not null,
  -- A worker, or the company itself.
  subject_id uuid not null,
  -- US, or a state.
  where_to   text not null,
  facts      jsonb not null,
  primary key (company_id, subject_id, where_to),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
call tenant('report_fact', 'select, insert, update (facts)');
call reach('report_fact', 'closed');
call noted('report_fact', 'company_id', 'subject_id', 'where_to');
