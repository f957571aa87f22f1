-- Same-day ACH: whether a late payroll of the company may use it, and whether a run does.
alter table company add column same_day_ach boolean not null default false;
alter table payroll_run add column same_day_ach boolean not null default false;
