-- What a company was paid elsewhere, by the day: which quarters had pay is asked without reading who had it.
create index pay_history_paid on pay_history (company_id, pay_date);

-- Accounts that failed are few, and asked about with the tasks of a company.
create index user_bank_account_failed on user_bank_account (company_id) where status = 'failed';
