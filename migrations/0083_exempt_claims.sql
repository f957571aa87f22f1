-- Claims of exemption are few, and asked about with the tasks of a company once their year is over.
create index worker_w4_exempt on worker_w4 (company_id, user_id) where is_exempt;
