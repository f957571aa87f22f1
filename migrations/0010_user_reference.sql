-- A reference names one worker of its company. Where several had the same, the first keeps it; the others keep theirs with
-- their id behind it, so that nothing is lost and somebody sees it.
update worker w set user_reference_id = w.user_reference_id || ' ' || w.user_id
where w.user_reference_id <> '' and exists (
  select from worker o where o.company_id = w.company_id and o.user_reference_id = w.user_reference_id
                         and o.user_id < w.user_id);

create unique index worker_reference on worker (company_id, user_reference_id) where user_reference_id <> '';
