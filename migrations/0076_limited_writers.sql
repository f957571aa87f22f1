-- A worker's write asks last whether her company is closed, and holds its row until the commit: as herself, because over
-- several machines no other role sees what she wrote before that (decision 104). Who locks a row must pass the policy of
-- updates. The row may be locked, and still not be changed.
alter policy worker_changes on company using (company_id = current_company()) with check (false);
