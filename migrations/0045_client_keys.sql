-- A client's own key and notes on its companies, people and pay periods. A worker's key is its user_reference_id.
alter table company
  add column external_id text not null default '',
  add column metadata    jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object');
alter table worker
  add column metadata    jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object');
alter table pay_period
  add column external_id text not null default '',
  add column metadata    jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object');

create index company_external on company (client_id, external_id) where external_id <> '';
create unique index pay_period_external on pay_period (company_id, external_id) where external_id <> '';
-- Over all companies of a client.
create index worker_referenced on worker (client_id, user_reference_id) where user_reference_id <> '';

-- Makes a key unique across the companies of a client, which may lie apart from each other.
create table external_claim (
  client_id   uuid not null references client,
  external_id text not null,
  company_id  uuid not null,
  primary key (client_id, external_id)
);
call tenant('external_claim', 'select, insert, delete');
call reach('external_claim', 'closed');

grant update (external_id, metadata) on pay_period to purser_service;
