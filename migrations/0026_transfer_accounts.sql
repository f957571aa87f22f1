-- An account of the ledger is never changed or deleted (the service may only insert and read), so a transfer's accounts
-- can only be missing when it is written. The statement that writes credits by the thousand looks each account up by its
-- key, and a missing one breaks `not null`. A foreign key asked the same twice a row, with a lock on the account, and took
-- a quarter of a payroll's time in Postgres. `purser verify` proves the keys over what is there.
alter table transfer drop constraint transfer_company_id_source_account_id_client_id_fkey;
alter table transfer drop constraint transfer_company_id_destination_account_id_client_id_fkey;
