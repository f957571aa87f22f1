-- What a page about a run tells: its warnings by their codes, who submitted it, and when it could no longer be taken back.
-- Runs from before keep what they have: no codes, and nobody knows who.
alter table payroll_run
  add column warning_details jsonb not null default '[]',
  add column submitted_by    text,
  add column locked_at       timestamptz;
grant update (warning_details, locked_at) on payroll_run to purser_service;
