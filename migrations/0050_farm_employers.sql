-- A farm employer files Form 943 for a year instead of Form 941 for its quarters, and deposits under that name.
alter table filing_profile add column is_farm boolean not null default false;
grant update (is_farm) on filing_profile to purser_service;

alter table payroll_run drop constraint payroll_run_federal_form_check;
alter table payroll_run add constraint payroll_run_federal_form_check check (federal_form in ('941', '943', '944'));
