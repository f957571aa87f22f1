-- A company has several schedules for a kind of worker, told apart by their names. Who is on no other is on the first one.
alter table pay_schedule add column name text not null default '', add column is_first boolean not null default true;
alter table pay_schedule drop constraint pay_schedule_company_id_worker_type_key;
create unique index pay_schedule_named on pay_schedule (company_id, worker_type, lower(name));
create unique index pay_schedule_first on pay_schedule (company_id, worker_type) where is_first;

-- Whose days a period pays: those of a further schedule, or (null) of the first one.
alter table pay_period add column of_schedule uuid,
  add foreign key (company_id, of_schedule) references pay_schedule (company_id, pay_schedule_id);

-- Since when somebody is on which schedule: none, or null, is the first one.
create table worker_schedule (
  company_id     uuid not null,
  client_id      uuid not null,
  user_id        uuid not null,
  effective_from date not null,
  of_schedule    uuid,
  primary key (company_id, user_id, effective_from),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade,
  foreign key (company_id, of_schedule) references pay_schedule (company_id, pay_schedule_id)
);
call tenant('worker_schedule', 'select, insert, update, delete');
call reach('worker_schedule', 'own');
call noted_since('worker_schedule', 'effective_from', 'company_id', 'user_id');
