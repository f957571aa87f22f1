-- A day of leave is asked for once under a policy: while a request is alive its days are held by the assignment. Days that
-- were asked for twice before this was so stay as they are; the first holds them.
alter table time_off_line add column held_by uuid;

update time_off_line l set held_by = f.assignment_id
from (
  select o.company_id, o.time_off_request_id, o.on_day, r.assignment_id,
         row_number() over (partition by o.company_id, r.assignment_id, o.on_day
                            order by r.created_at, r.time_off_request_id) as place
  from time_off_line o
  join time_off_request r on r.company_id = o.company_id and r.time_off_request_id = o.time_off_request_id
  where r.status in ('Pending', 'Approved', 'Taken')) f
where l.company_id = f.company_id and l.time_off_request_id = f.time_off_request_id and l.on_day = f.on_day
  and f.place = 1;

create unique index time_off_line_held on time_off_line (company_id, held_by, on_day);
