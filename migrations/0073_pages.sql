-- People by name as reports list them: a page of them is walked, and nobody behind it is read.
create index worker_by_last_name on worker (company_id, last_name, first_name, user_id);

-- What states people work in, and what they say on Arizona's line, is asked of a company as a whole: value by value, whoever
-- has it.
create index worker_workplace_states on worker_workplace (company_id, state_code);
create index worker_address_states on worker_address (company_id, state) where kind = 'remote';
create index worker_w4_arizona on worker_w4 (company_id, az_basis_points);
