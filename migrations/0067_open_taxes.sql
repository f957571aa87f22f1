-- From which pay date on an agency may be owed a tax: what was settled before is not read again to know what is open.
alter table ledger_account add column open_from date;
grant update (open_from) on ledger_account to purser_service;
create index payroll_run_paid on payroll_run (company_id, pay_date);
create index transfer_backup_withheld on transfer (company_id, run_id) where code = 'US.backupWithholding';
