-- How people are paid: net pay by fixed amounts and a remainder, and numbered checks.

alter table user_bank_account
  add column pay_kind   text   not null default 'percent' check (pay_kind in ('percent', 'amount', 'remainder')),
  -- Cents, of an amount.
  add column pay_amount bigint not null default 0 check (pay_amount >= 0),
  add constraint user_bank_account_split
    check ((pay_kind = 'amount') = (pay_amount > 0) and (pay_kind = 'percent' or pay_basis_points = 0));

-- Beside the points: null in a change from before there were others than percents.
alter table pay_change
  add column former_kinds   text[],
  add column former_amounts bigint[],
  add constraint pay_change_former check (
    cardinality(former_kinds) = cardinality(former_accounts) and cardinality(former_amounts) = cardinality(former_accounts));

-- Checks that nobody has cashed after so many days are stale.
alter table company
  add column check_stale_days integer not null default 180 check (check_stale_days between 30 and 3650);

-- The next number of each account that checks are drawn on.
create table check_sequence (
  company_id              uuid not null,
  client_id               uuid not null,
  company_bank_account_id uuid not null,
  next_number             bigint not null check (next_number between 1 and 999999999),
  primary key (company_id, company_bank_account_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, company_bank_account_id)
    references company_bank_account (company_id, company_bank_account_id)
);
create index check_sequence_of_client on check_sequence (client_id, company_bank_account_id);
call tenant('check_sequence', 'select, insert, update (next_number)');
call reach('check_sequence', 'closed');
call noted('check_sequence', 'company_bank_account_id');

-- A check that the company writes. Its id is the id of the transfer that posts it.
create table paper_check (
  company_id              uuid not null,
  client_id               uuid not null,
  check_id                uuid not null,
  company_bank_account_id uuid not null,
  check_number            bigint not null check (check_number between 1 and 999999999),
  run_id                  uuid not null,
  pay_period_id           uuid not null,
  user_id                 uuid not null,
  -- As it is printed, whatever the person is called later.
  payee                   text not null,
  amount                  bigint not null check (amount > 0),
  check_date              date not null,
  status                  text not null check (status in ('issued', 'cleared', 'voided', 'stale')),
  status_on               date not null,
  -- Why it was voided.
  reason                  text not null default '',
  printed                 integer not null default 0 check (printed >= 0),
  -- The check that this one stands for.
  replaces_id             uuid,
  created_at              timestamptz not null,
  primary key (company_id, check_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id),
  foreign key (company_id, company_bank_account_id)
    references company_bank_account (company_id, company_bank_account_id),
  foreign key (company_id, replaces_id) references paper_check (company_id, check_id),
  check ((status = 'voided') = (reason <> ''))
);
create unique index paper_check_number on paper_check (company_id, company_bank_account_id, check_number);
create unique index paper_check_replaced_once on paper_check (company_id, replaces_id) where replaces_id is not null;
create index paper_check_of_run on paper_check (company_id, run_id);
create index paper_check_dated on paper_check (company_id, check_date);
create index paper_check_voided on paper_check (company_id, status_on) where status = 'voided';
create index paper_check_of_client on paper_check (client_id, check_id);
call tenant('paper_check', 'select, insert, update (status, status_on, reason, printed)');
call reach('paper_check', 'own');
call noted('paper_check', 'check_id');

-- What is owed to a worker whose check was voided or went stale, against an account of its own: the money never left the
-- company.
do $$
begin
  execute format(
    'alter table ledger_account drop constraint ledger_account_kind_check, add constraint ledger_account_kind_check check
       (%s or kind in (''unclaimedWages'', ''unclaimedClearing''))',
    (select pg_get_expr(conbin, conrelid) from pg_constraint
     where conname = 'ledger_account_kind_check' and conrelid = 'ledger_account'::regclass));
end $$;
