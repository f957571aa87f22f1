-- What an employer gives for what a worker defers, by the plan's formula: shares of the deferral by shares of pay.
alter table benefit_plan
  add column match_formula jsonb check (jsonb_typeof(match_formula) = 'object'),
  add constraint benefit_plan_match check (match_formula is null or type in ('401(k)', 'Roth 401(k)'));

-- What the company's books call the accounts of the payroll journal.
create table account_mapping (
  company_id    uuid not null,
  client_id     uuid not null,
  -- As it was sent.
  place         integer not null check (place >= 0),
  -- The account, as domain/payroll/chart.ts knows it.
  account       text not null,
  -- A pay item, a tax, an agency or a plan of it; empty for all.
  detail        text not null,
  department_id uuid,
  -- May be empty.
  number        text not null,
  name          text not null check (name <> ''),
  primary key (company_id, place),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, department_id) references labor_unit (company_id, labor_unit_id)
);
create unique index account_mapping_once on account_mapping (company_id, account, lower(detail), department_id)
  nulls not distinct;
call tenant('account_mapping', 'select, insert, delete');
call reach('account_mapping', 'closed');
call noted('account_mapping', 'company_id', 'place');
