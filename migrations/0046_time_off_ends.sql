-- The last day of an assignment that ends while the worker stays, and the policy that takes over what is left then; null:
-- it lapses. Ended is what has ended_at.
alter table time_off_assignment
  add column ends_on  date,
  add column moves_to uuid,
  add foreign key (company_id, moves_to) references time_off_policy (company_id, time_off_policy_id),
  add check (moves_to is null or ends_on is not null);
create index time_off_assignment_ending on time_off_assignment (company_id, ends_on)
  where ended_at is null and ends_on is not null;

-- Hours that go from one policy to another: taken off here, added there.
alter table time_off_ledger drop constraint time_off_ledger_kind_check;
alter table time_off_ledger add constraint time_off_ledger_kind_check
  check (kind in ('grant', 'accrual', 'use', 'carryover', 'forfeiture', 'payout', 'transfer'));
