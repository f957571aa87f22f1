-- Loans, advances and overpayments: what recurs until a total is taken. Any item may have a last pay date.
alter table recurring_pay_item
  add column total_amount         bigint check (total_amount > 0),
  add column ends_on              date,
  -- Takes back what a worker owes since a paycheck was voided.
  add column recovers_overpayment boolean not null default false,
  add constraint recurring_pay_item_total check (total_amount is null or pay_item = 'Deduction'),
  add constraint recurring_pay_item_recovery check (not recovers_overpayment or total_amount is not null);
create unique index recurring_pay_item_recovers on recurring_pay_item (company_id, user_id)
  where recovers_overpayment and removed_at is null;

-- What a paycheck took of a total. Rows of a paycheck that was cancelled or voided do not count, so taking it back needs
-- no further bookkeeping. They are numbered: of two payrolls at the same moment one has to look again. What a worker repays
-- by hand takes a number too, and nothing of the total.
create table pay_item_repayment (
  company_id            uuid not null,
  client_id             uuid not null,
  recurring_pay_item_id uuid not null,
  number                integer not null check (number > 0),
  run_id                uuid,
  pay_period_id         uuid,
  user_id               uuid not null,
  amount                bigint not null check (amount >= 0),
  primary key (company_id, recurring_pay_item_id, number),
  check ((run_id is null) = (amount = 0) and (run_id is null) = (pay_period_id is null)),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, run_id) references payroll_run (company_id, run_id),
  foreign key (company_id, recurring_pay_item_id) references recurring_pay_item (company_id, recurring_pay_item_id)
);
create unique index pay_item_repayment_once on pay_item_repayment (company_id, run_id, recurring_pay_item_id);
create index pay_item_repayment_of_worker on pay_item_repayment (company_id, user_id);
call tenant('pay_item_repayment', 'select, insert');
call reach('pay_item_repayment', 'own');

-- What a worker has given back by hand goes from the worker to the company's bank, over no file of ours.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'funding', 'clearing', 'wagesPayable', 'employeeAccount', 'employeeCheck', 'employeeRepaid', 'taxAgency', 'taxAuthority',
  'garnishmentAgency', 'garnishmentPayee', 'benefits', 'benefitsClearing', 'carrier', 'employerReceivable',
  'employeeReceivable', 'refunds'));
alter table transfer drop constraint transfer_name_check;
alter table transfer add constraint transfer_name_check check (name in (
  'Accrual', 'AchDebit', 'AchCredit', 'TaxPayment', 'GarnishmentPayment', 'Refund', 'Check', 'Receivable', 'Return',
  'Reversal', 'TaxCredit', 'Remittance', 'Repayment'));
-- What each worker owes: few, and asked for by worker.
create index transfer_owed_by_worker on transfer (company_id, user_id) where name in ('Receivable', 'Repayment');
