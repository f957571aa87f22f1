-- Words of a company's own for what it pays and takes, each taxed as a word of the catalogue is.
create table pay_item_type (
  company_id       uuid not null,
  client_id        uuid not null,
  pay_item_type_id uuid not null,
  pay_item         text not null check (pay_item in ('Deduction', 'AdditionalCompensation')),
  name             text not null,
  name_key         text collate "C" not null generated always as (lower(name)) stored,
  -- The word of the catalogue.
  tax_treatment    text not null,
  -- The account of the company's books; empty for the usual one.
  gl_account       text not null default '',
  -- Where pay does not suffice, the lowest is taken first.
  priority         integer not null default 100 check (priority between 1 and 999),
  is_active        boolean not null default true,
  created_at       timestamptz not null,
  primary key (company_id, pay_item_type_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create unique index pay_item_type_named on pay_item_type (company_id, pay_item, name_key);
create index pay_item_type_of_client on pay_item_type (client_id, pay_item_type_id);
call tenant('pay_item_type', 'select, insert, update (gl_account, priority, is_active)');
call reach('pay_item_type', 'shared');
call noted('pay_item_type', 'pay_item_type_id');

-- What a word of the company's own meant when the item was added.
alter table recurring_pay_item
  add column tax_treatment text,
  add column priority      integer;
