-- What one period does not take of one worker, by its id, and why. Taken back, the row is gone.
create table period_skip (
  company_id    uuid not null,
  client_id     uuid not null,
  pay_period_id uuid not null,
  user_id       uuid not null,
  kind          text not null check (kind in ('recurringPayItem', 'benefitEnrollment', 'garnishment')),
  item_id       uuid not null,
  reason        text not null check (reason <> ''),
  primary key (company_id, pay_period_id, user_id, item_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
call tenant('period_skip', 'select, insert, update (pay_period_id, reason), delete');
call reach('period_skip', 'own');
call noted('period_skip', 'pay_period_id', 'user_id', 'item_id');

-- A file of bonuses is a source of its own: sent again it replaces itself, and an import stands beside it.
alter table period_input
  drop constraint period_input_source_check,
  add constraint period_input_source_check check (source in ('import', 'file', 'timeCard', 'timeOff'));
