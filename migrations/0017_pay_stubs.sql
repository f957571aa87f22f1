-- A stub asks for one worker's imported pay and leave: what others have must not be read for it.
-- What was paid out, where the other provider told it: null is not known.
alter table pay_history add column net bigint check (net >= 0);

create index pay_history_of_worker on pay_history (company_id, user_id, pay_date);
create index time_off_assignment_of_worker on time_off_assignment (company_id, user_id);
