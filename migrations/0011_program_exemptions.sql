-- A worker may be exempt from a state's program too: its code stands beside FICA, FUTA and SUI. Which codes there are is law, and
-- changes with it; the database knows their form.
alter table worker_wage drop constraint worker_wage_tax_exemptions_check;
alter table worker_wage add constraint worker_wage_tax_exemptions_check check (
  array_to_string(tax_exemptions, ' ') ~ '^((FICA|FUTA|SUI|[A-Z]{2}[.][A-Za-z]+)( |$))*$'
);
