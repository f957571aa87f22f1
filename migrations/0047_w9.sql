-- Form W-9 of a contractor: as whom they are paid. The latest counts.
create table worker_w9 (
  company_id         uuid not null,
  client_id          uuid not null,
  user_id            uuid not null,
  contractor_type    text not null check (contractor_type in ('Individual', 'Business')),
  business_name      text not null default '',
  tax_classification text not null,
  ein                bytea,
  ein_index          bytea,
  signed_on          date not null,
  primary key (company_id, user_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade,
  check (contractor_type = 'Individual' or (business_name <> '' and ein is not null)),
  check ((ein is null) = (ein_index is null))
);
-- One business is one contractor of a company.
create unique index worker_w9_ein on worker_w9 (company_id, ein_index);
call tenant('worker_w9', 'select, insert, update');
call reach('worker_w9', 'own');
call noted('worker_w9', 'company_id', 'user_id');
