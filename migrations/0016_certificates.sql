-- Step 3 of the W-4 in dollars, where the form was given so; null where heads were counted.
alter table worker_w4 add column dependents_amount bigint check (dependents_amount >= 0);

-- By the last verification that was decided: whose identity is corrected stays on the payroll while it is verified anew.
alter table worker add column was_verified boolean not null default false;
update worker set was_verified = true where kyc_status = 'passed';

-- A rate notice with a day in the past: paychecks since then were charged another rate, and the next payroll corrects it.
-- Open until one has; what is taken back opens it again.
create table rate_correction (
  company_id uuid not null,
  client_id  uuid not null,
  state      text not null,
  since      date not null,
  is_open    boolean not null default true,
  primary key (company_id, state, since),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
call tenant('rate_correction', 'select, insert, update (is_open)');
