-- An import of a payroll is one transaction, so nobody ever sees a period in the middle of one: the state that named it
-- goes. The states of every status column are those of its machine in src/domain; test/house/states.test.ts compares.
alter table pay_period drop constraint pay_period_status_check;
alter table pay_period add constraint pay_period_status_check check (status in
  ('new', 'submitted', 'inProcess', 'processed', 'cancelled', 'failed', 'skipped', 'voided'));
