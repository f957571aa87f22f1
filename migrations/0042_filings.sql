-- What a company files: each return with the figures it was prepared with, and how far it is.
create table filing (
  company_id    uuid not null,
  client_id     uuid not null,
  filing_id     uuid not null,
  form          text not null,
  -- US, or a state.
  jurisdiction  text not null,
  period_begin  date not null,
  period_end    date not null,
  -- 0 is the original; every amendment counts on.
  sequence      int not null default 0 check (sequence >= 0),
  amends_id     uuid,
  status        text not null check (status in ('draft', 'ready', 'approved', 'submitted', 'accepted', 'rejected')),
  due_date      date not null,
  -- The edition of the form, and how sure it is.
  edition       text not null,
  confidence    text not null,
  -- The lines as they were prepared; frozen once it is approved. A digest tells whether facts have changed since.
  figures       jsonb not null,
  digest        text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- What keeps it from being ready, and what it cannot say.
  blockers      text[] not null default '{}',
  notes         text[] not null default '{}',
  -- Why it amends another.
  explanation   text not null default '',
  -- What a person entered, by the name of the fact.
  entered       jsonb not null default '{}',
  channel       text check (channel in ('electronic', 'manual')),
  -- Under which it is handed over, however often that is tried; a corrected return has another.
  submission_id uuid,
  attempts      int not null default 0,
  receipt       text not null default '',
  rejections    jsonb not null default '[]',
  prepared_at   timestamptz not null,
  approved_by   text,
  approved_at   timestamptz,
  submitted_at  timestamptz,
  decided_at    timestamptz,
  primary key (company_id, filing_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, amends_id) references filing (company_id, filing_id),
  unique (company_id, form, jurisdiction, period_begin, sequence),
  check (period_begin <= period_end),
  check ((sequence = 0) = (amends_id is null)),
  check (status <> 'submitted' or submission_id is not null),
  check (status <> 'accepted' or (channel is not null and decided_at is not null))
);
-- One return is handed over under one id, and no id is used twice.
create unique index filing_submission on filing (company_id, submission_id) where submission_id is not null;
-- One amendment of a return is open at a time.
create unique index filing_amendment on filing (company_id, amends_id) where status in ('draft', 'ready', 'approved', 'submitted', 'rejected');
create index filing_due on filing (company_id, due_date);
call tenant('filing', 'select, insert, update (status, due_date, edition, confidence, figures, digest, blockers, notes,
  explanation, entered, channel, submission_id, attempts, receipt, rejections, prepared_at, approved_by, approved_at,
  submitted_at, decided_at)');
call reach('filing', 'closed');

-- The forms of people in a filing: W-2 and 1099-NEC. Numbers that are secret are not among the figures. A worker reads her
-- own from the day on which the filing is approved; what the company filed as a whole is not hers to see.
create table filing_person (
  company_id uuid not null,
  client_id  uuid not null,
  filing_id  uuid not null,
  user_id    uuid not null,
  form       text not null,
  year       int not null,
  sequence   int not null,
  figures    jsonb not null,
  furnished_at timestamptz,
  primary key (company_id, filing_id, user_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, filing_id) references filing (company_id, filing_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
create index filing_person_of_worker on filing_person (company_id, user_id, year);
create index filing_person_of_year on filing_person (company_id, year, user_id);
call tenant('filing_person', 'select, insert, update (furnished_at), delete');
call reach('filing_person', 'user_id = current_worker() and furnished_at is not null');

-- Who signs for a company, who may speak for it, and what the IRS was told about it.
create table filing_profile (
  company_id           uuid not null,
  client_id            uuid not null,
  signer_name          text not null default '',
  signer_title         text not null default '',
  signer_phone         text not null default '',
  designee_name        text not null default '',
  designee_phone       text not null default '',
  -- The day on which Form 8655 was signed; null while we are no reporting agent.
  reporting_agent_from date,
  is_seasonal          boolean not null default false,
  -- The last pay of a company that has closed or stopped paying wages, and who keeps its records.
  final_pay_date       date,
  records_keeper       text not null default '',
  kind_of_employer     text not null default 'None apply',
  primary key (company_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  check (final_pay_date is null or records_keeper <> '')
);
call tenant('filing_profile', 'select, insert, update (signer_name, signer_title, signer_phone, designee_name,
  designee_phone, reporting_agent_from, is_seasonal, final_pay_date, records_keeper, kind_of_employer)');
call reach('filing_profile', 'closed');

-- A worker's consent to get forms electronically only; without it they are printed and mailed.
create table form_consent (
  company_id uuid not null,
  client_id  uuid not null,
  user_id    uuid not null,
  is_given   boolean not null,
  changed_at timestamptz not null,
  primary key (company_id, user_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id)
);
call tenant('form_consent', 'select, insert, update (is_given, changed_at)');
call reach('form_consent', 'own');

-- What changes in these is told field by field in the audit log.
call noted('filing',         'filing_id');
call noted('filing_profile', 'company_id');
call noted('form_consent',   'company_id', 'user_id');
