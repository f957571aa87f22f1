-- What `purser verify` stands on: marks and seals that nobody can make without the master key, and what it found.

-- A keyed hash of an audit row, made when the row is written: a row that the service did not write has none, or a wrong
-- one. Null: written before this file.
alter table audit add column mark bytea;

-- The checks read paychecks by their run, whatever became of them. The living are found by their period; the others here.
create index paycheck_taken_back on paycheck (company_id, run_id) where voided_at is not null or cancelled_at is not null;

-- Every line of every paycheck, also of a rule that is not there: the checks read lines here and nowhere else.
create view paycheck_line with (security_invoker = true) as
  select p.client_id, p.company_id, p.pay_period_id, p.run_id, p.paycheck_id, p.user_id, p.pay_date, p.payment_method,
         p.voided_at is null and p.cancelled_at is null as living,
         l.n as place, l.rule_id, r.kind, r.code, r.name, l.base, l.amount
  from paycheck p
  cross join unnest(p.rules, p.bases, p.amounts) with ordinality as l(rule_id, base, amount, n)
  left join rule r on r.rule_id = l.rule_id;

-- What never changes of a row, as one digest. As text and not as an expression, so that a column may still change its type.
create function paycheck_digest(p paycheck) returns bytea language sql stable parallel safe as $$
  select substr(sha256(convert_to(jsonb_build_array(p.company_id, p.client_id, p.paycheck_id, p.run_id, p.pay_period_id,
    p.user_id, p.pay_date, p.gross, p.net, p.reimbursements, p.employee_taxes, p.employer_taxes, p.hours, p.payment_method,
    p.rules::text, p.bases::text, p.amounts::text, p.account_ids::text, p.account_cents::text, p.input::text)::text,
    'UTF8')), 1, 16) $$;

-- With what the two accounts are, which is nowhere else.
create function transfer_digest(t transfer) returns bytea language sql stable parallel safe as $$
  select substr(sha256(convert_to(jsonb_build_array(t.company_id, t.client_id, t.transfer_id, t.run_id, t.pay_period_id,
    t.user_id, t.name, t.source_account_id, s.kind, s.ref, t.destination_account_id, d.kind, d.ref, t.amount, t.code,
    t.effective_date, t.reverses_id, t.reason, to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'))::text,
    'UTF8')), 1, 16)
  from (select 1) one
  left join ledger_account s on s.company_id = t.company_id and s.account_id = t.source_account_id
  left join ledger_account d on d.company_id = t.company_id and d.account_id = t.destination_account_id $$;

-- Which runs have rows that no seal covers yet: a row for each transaction that wrote some, taken out by the one that
-- seals them. Without a run: what is posted for the company itself, such as a remittance.
create table money_unsealed (
  company_id        uuid not null,
  client_id         uuid not null,
  money_unsealed_id uuid not null default new_id(),
  run_id            uuid,
  primary key (company_id, money_unsealed_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
call tenant('money_unsealed', 'select, insert, delete');

-- Up to a thousand paychecks or transfers of one run under one seal: their ids, their digests one after the other (16
-- bytes each), and a keyed hash over all of it and over the seal before it.
create table money_seal (
  company_id uuid not null,
  client_id  uuid not null,
  position   bigint not null check (position > 0),
  run_id     uuid,
  subject    text not null check (subject in ('paycheck', 'transfer')),
  ids        uuid[] not null,
  digests    bytea not null check (length(digests) = 16 * cardinality(ids)),
  mac        bytea not null,
  sealed_at  timestamptz not null default now(),
  primary key (company_id, position),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
create index money_seal_of_run on money_seal (company_id, run_id);
call tenant('money_seal', 'select, insert');

-- Everything that is there today is sealed as it is.
insert into money_unsealed (company_id, client_id, run_id)
select company_id, client_id, run_id from payroll_run
union all
select distinct company_id, client_id, null::uuid from transfer where run_id is null;

-- How far the nightly verification has come: one row. A process leases it, so that one at a time works.
create table verification (
  verification_id integer primary key check (verification_id = 1),
  -- The night of the round that is under way, or was the last; null: there was none.
  night           date,
  begun_at        timestamptz,
  -- Where the next slice begins; null: at the beginning.
  place           jsonb,
  is_over         boolean not null default true,
  -- When a whole round was last ended.
  ended_at        timestamptz,
  leased_until    timestamptz not null default now()
);
insert into verification (verification_id) values (1);

-- What was found, once: again the night after is the same row. It may be about a company or a record that is not there,
-- so nothing here is a key to anything.
create table finding (
  finding_id  uuid primary key default new_id(),
  client_id   uuid,
  company_id  uuid,
  check_name  text not null,
  record_id   text not null,
  expected    text not null,
  found       text not null,
  first_seen  timestamptz not null default now(),
  last_seen   timestamptz not null default now(),
  -- Not found any more.
  gone_at     timestamptz,
  -- The letter to the operator that tells of it.
  letter_id   uuid,
  told_at     timestamptz
);
create unique index finding_once on finding (check_name, company_id, record_id) nulls not distinct where gone_at is null;

-- Of the operator, over all clients: the service role may not even read them.
