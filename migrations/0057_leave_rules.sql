-- What a policy promises after years with the company, when leave may be asked for, and on which days nobody takes it.
alter table time_off_policy
  add column tiers               jsonb   not null default '[]' check (jsonb_typeof(tiers) = 'array'),
  add column minimum_notice_days integer not null default 0 check (minimum_notice_days between 0 and 366),
  add column blackouts           jsonb   not null default '[]' check (jsonb_typeof(blackouts) = 'array');

-- The balance that somebody moved in with, once, and changes by hand.
alter table time_off_ledger drop constraint time_off_ledger_kind_check;
alter table time_off_ledger add constraint time_off_ledger_kind_check
  check (kind in ('grant', 'accrual', 'use', 'carryover', 'forfeiture', 'payout', 'transfer', 'opening', 'adjustment'));
create unique index time_off_ledger_opening on time_off_ledger (company_id, assignment_id) where kind = 'opening';
