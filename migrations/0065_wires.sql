-- Payrolls that are funded by wire: how a company brings its money, how a run does, and which wire has arrived for it.
alter table company add column funding_method text not null default 'ACH'
  check (funding_method in ('ACH', 'Wire', 'Reverse Wire'));
alter table payroll_run add column funding_method text not null default 'ACH'
  check (funding_method in ('ACH', 'Wire', 'Reverse Wire'));

do $$
begin
  execute format(
    'alter table transfer drop constraint transfer_name_check, add constraint transfer_name_check check (%s or name = ''Wire'')',
    (select pg_get_expr(conbin, conrelid) from pg_constraint
     where conname = 'transfer_name_check' and conrelid = 'transfer'::regclass));
end $$;

-- What is awaited: few rows, over all companies of a client.
create index transfer_awaited on transfer (client_id, effective_date, run_id) where name = 'Wire' and status = 'pending';
create index payroll_run_awaited on payroll_run (client_id, debit_date, run_id)
  where status = 'submitted' and funding_method <> 'ACH';
drop index transfer_on_day;
create index transfer_on_day on transfer (company_id, effective_date) where name in ('AchDebit', 'TaxPayment', 'Wire');

-- A wire that has arrived, by the bank's reference: across the companies of a client it funds one payroll.
create table wire_receipt (
  client_id   uuid not null references client,
  reference   text not null check (reference <> ''),
  company_id  uuid not null,
  transfer_id uuid not null,
  amount      bigint not null check (amount > 0),
  received_on date not null,
  recorded_at timestamptz not null,
  primary key (client_id, reference)
);
create unique index wire_receipt_once on wire_receipt (company_id, transfer_id);
call tenant('wire_receipt', 'select, insert');
call reach('wire_receipt', 'closed');
