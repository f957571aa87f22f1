-- The federal return that a run's taxes on wages are deposited for. A company may be assigned another later; what undoes
-- or pays the run then is still of the one it was posted with. Until now every run was posted as Form 941.
alter table payroll_run add column federal_form text not null default '941' check (federal_form in ('941', '944'));
