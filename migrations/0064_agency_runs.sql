-- What is owed to agencies is read from some runs on, not from the first: a year decides about the next, and no further.
drop index transfer_to_agencies;
create index transfer_to_agencies on transfer (company_id, run_id) where name in ('Accrual', 'TaxPayment', 'TaxCredit');
