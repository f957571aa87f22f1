-- Where a stretch of work was done, if not at the usual place: at a location of the company, or remotely.
alter table time_entry
  add column company_location_id uuid,
  add column is_remote boolean not null default false,
  add constraint time_entry_place foreign key (company_id, company_location_id)
    references company_location (company_id, company_location_id),
  add constraint time_entry_one_place check (company_location_id is null or not is_remote);
create index time_entry_sited on time_entry (company_id, user_id) where company_location_id is not null or is_remote;

-- Whether an open question about a place stops a payroll instead of being a warning.
alter table company add column requires_known_places boolean not null default false;
