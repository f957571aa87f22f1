-- Step 3 of the W-4 in dollars, where the form was given so; null where heads were counted.
alter table worker_w4 add column dependents_amount bigint check (dependents_amount >= 0);
