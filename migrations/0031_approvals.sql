-- A company may want a second person to approve each payroll before it is run.
alter table company add column requires_approval boolean not null default false;

-- What was asked for and decided, bound to the totals that were shown: `digest` covers every paycheck.
create table payroll_approval (
  company_id    uuid not null,
  client_id     uuid not null,
  approval_id   uuid not null,
  pay_period_id uuid not null,
  status        text not null check (status in ('requested', 'approved', 'rejected', 'replaced', 'used')),
  people        int not null,
  gross         bigint not null,
  net           bigint not null,
  funding_total bigint not null,
  digest        text not null,
  requested_by  text not null,
  -- Whose hand it was, by id: two people may have one name.
  requested_hand text not null,
  requested_at  timestamptz not null,
  decided_by    text,
  decided_hand  text,
  decided_at    timestamptz,
  reason        text not null default '',
  run_id        uuid,
  primary key (company_id, approval_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, pay_period_id) references pay_period (company_id, pay_period_id),
  check (decided_hand is distinct from requested_hand),
  check ((decided_hand is null) = (decided_at is null)),
  check ((status = 'used') = (run_id is not null))
);
create unique index payroll_approval_open on payroll_approval (company_id, pay_period_id)
  where status in ('requested', 'approved');
create index payroll_approval_of_period on payroll_approval (company_id, pay_period_id, approval_id);
call tenant('payroll_approval', 'select, insert, update (status, decided_by, decided_hand, decided_at, reason, run_id)');
call reach('payroll_approval', 'closed');
