-- The bank account of a company is what has moved over it. Benefits that are owed to carriers and plans were taken from it
-- when they accrued; they stand against an account of their own until the company pays them.

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check check (kind in (
  'funding', 'clearing', 'wagesPayable', 'employeeAccount', 'employeeCheck', 'taxAgency', 'taxAuthority',
  'garnishmentAgency', 'garnishmentPayee', 'benefits', 'benefitsClearing', 'carrier', 'employerReceivable',
  'employeeReceivable', 'refunds'));

alter table transfer drop constraint transfer_name_check;
alter table transfer add constraint transfer_name_check check (name in (
  'Accrual', 'AchDebit', 'AchCredit', 'TaxPayment', 'GarnishmentPayment', 'Refund', 'Check', 'Receivable', 'Return',
  'Reversal', 'TaxCredit', 'Remittance'));

-- What the company has paid to carriers: few, and asked for by company.
create index transfer_remitted on transfer (company_id, transfer_id) where name = 'Remittance';

-- The books ask for what was voided in a month.
create index paycheck_voided on paycheck (company_id, voided_at) where voided_at is not null;

insert into ledger_account (company_id, client_id, account_id, kind, ref, name)
select b.company_id, b.client_id, new_id(), 'benefitsClearing', '', 'Benefits to be paid by the company'
from (select distinct company_id, client_id from ledger_account where kind = 'benefits') b;

update transfer t set
  source_account_id = case when t.source_account_id = f.account_id then c.account_id else t.source_account_id end,
  destination_account_id = case when t.destination_account_id = f.account_id then c.account_id
                                else t.destination_account_id end
from ledger_account f
join ledger_account c on c.company_id = f.company_id and c.kind = 'benefitsClearing'
join ledger_account b on b.company_id = f.company_id and b.kind = 'benefits'
where f.kind = 'funding' and t.company_id = f.company_id and t.name = 'Accrual'
  and f.account_id in (t.source_account_id, t.destination_account_id)
  and b.account_id in (t.source_account_id, t.destination_account_id);

-- A bank that took an entry says how the account is to be addressed from now on. The number that stood before is gone; how
-- it was shown stays, with the day and the reason. Once for each entry and code: a file may lie in the inbox for weeks.
create table account_correction (
  company_id            uuid not null,
  client_id             uuid not null,
  account_correction_id uuid not null,
  transfer_id           uuid not null,
  -- A company's or a worker's; null where the entry went to a payee, whose account the operator knows.
  account_id            uuid,
  change_code           text not null check (change_code ~ '^C\d\d$'),
  outcome               text not null check (outcome in ('applied', 'refused', 'noted')),
  reason                text not null,
  former_routing_number text,
  former_mask           text,
  former_type           text,
  corrected_on          date not null,
  created_at            timestamptz not null,
  primary key (company_id, account_correction_id),
  unique (company_id, transfer_id, change_code),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, transfer_id) references transfer (company_id, transfer_id)
);
create index account_correction_of_client on account_correction (client_id, account_correction_id);

call tenant('account_correction', 'select, insert');

-- An entry without money asks first whether a worker's account is there; the account stays pending until three banking
-- days after that entry settles.
alter table ach_file drop constraint ach_file_kind_check;
alter table ach_file add constraint ach_file_kind_check check (kind in (
  'debit', 'credit', 'tax', 'garnishment', 'reversal', 'refund', 'prenote'));
alter table user_bank_account add column prenote_file_id uuid;
create index user_bank_account_asked on user_bank_account (company_id) where prenote_file_id is not null and status = 'pending';
