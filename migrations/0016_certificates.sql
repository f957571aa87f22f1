-- Step 3 of the W-4 in dollars, where the form was given so; null where heads were counted.
alter table worker_w4 add column dependents_amount bigint check (dependents_amount >= 0);

-- By the last verification that was decided: whose identity is corrected stays on the payroll while it is verified anew.
alter table worker add column was_verified boolean not null default false;
update worker set was_verified = true where kyc_status = 'passed';
