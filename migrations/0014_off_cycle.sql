-- Since when somebody could be paid: who was payable once stays Active when an account fails.
alter table worker add column payable_at timestamptz;
update worker set payable_at = created_at where status = 'Active';

-- How a period beside the schedule is paid; null: as its kind is paid when nobody says otherwise.
alter table pay_period add column skip_recurring    boolean;
alter table pay_period add column skip_benefits     boolean;
alter table pay_period add column skip_garnishments text check (skip_garnishments in ('periodic', 'none', 'all'));
alter table pay_period add column tax_method        text check (tax_method in ('flat', 'aggregate'));
alter table pay_period add column tax_frequency     text;
alter table pay_period add check (period_type <> 'Regular' or (skip_recurring is null and skip_benefits is null
  and skip_garnishments is null and tax_method is null and tax_frequency is null));

-- A period that an enrolled worker had no paycheck in, and the run whose paycheck makes up for its premium. It counts
-- while that paycheck lives, like benefit_arrears.
create table benefit_catch_up (
  company_id            uuid not null,
  client_id             uuid not null,
  benefit_enrollment_id uuid not null,
  run_id                uuid not null,
  pay_period_id         uuid not null,
  user_id               uuid not null,
  primary key (company_id, benefit_enrollment_id, run_id, pay_period_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, run_id) references payroll_run (company_id, run_id),
  foreign key (company_id, benefit_enrollment_id) references benefit_enrollment (company_id, benefit_enrollment_id)
);
call tenant('benefit_catch_up', 'select, insert');
