-- Who is paid has been verified, and who was verified is never deleted (deleteUser): a paycheck's worker can only be missing
-- when the paycheck is written, from a row that the same transaction has read. The key asked for it again for each person,
-- with a lock on the worker's row that is written and logged, and took a seventh of a payroll's time in Postgres. What it
-- kept from being deleted, a policy keeps; `purser verify` proves the rest over what is there (paycheck.worker).
alter table paycheck drop constraint paycheck_company_id_user_id_client_id_fkey;
create policy not_begun on worker as restrictive for delete using (status in ('Add Wage', 'Invite Sent'));
