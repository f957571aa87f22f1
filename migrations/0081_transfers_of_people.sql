-- What somebody was paid is found by the period and the person, not among what everybody was.
drop index transfer_of_period;
create index transfer_of_period on transfer (company_id, pay_period_id, user_id);
