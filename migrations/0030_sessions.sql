-- People sign in: with a mailed link or code, with a link that the platform mints, with a passkey; and whoever holds a
-- key of the client with that key. Everything here is of real time: a sandbox's clock opens and closes no door.

alter table worker add column language text not null default 'en' check (language in ('en', 'es'));
alter table business_user
  add column language  text not null default 'en' check (language in ('en', 'es')),
  -- Lower case, as a worker's is: whoever owns the address is who may sign in.
  add column email_key text not null generated always as (lower(email)) stored;
-- A leaver often has no other address any longer.
alter table worker_exit add column personal_email_key text not null generated always as (lower(personal_email)) stored;
create index worker_of_email on worker (email_key);
create index worker_exit_of_email on worker_exit (personal_email_key) where personal_email_key <> '';
create index business_user_of_email on business_user (email_key);

-- Which business users may sign in, and as what. Being named as an owner or an administrator of the business gives none.
create table staff_access (
  company_id       uuid not null,
  client_id        uuid not null,
  business_user_id uuid not null,
  role             text not null check (role in ('administrator', 'bookkeeper')),
  granted_at       timestamptz not null default now(),
  primary key (company_id, business_user_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, business_user_id) references business_user on delete cascade
);
call tenant('staff_access', 'select, insert, update (role, granted_at), delete');
call reach('staff_access', 'closed');

-- A way in that opens once: a letter to an address, with its link and its code, or a link minted for one person.
create table sign_in (
  client_id   uuid not null references client,
  sign_in_id  uuid not null,
  token_hash  bytea not null unique,
  -- Of a letter: the address, the code until a later letter replaces it, the wrong tries, and what stands in the letter.
  email_key   text,
  code_hash   bytea,
  tries       integer not null default 0 check (tries <= 5),
  letter      bytea,
  -- Of a minted link: for whom, which page it opens, and where the way back leads.
  person_id   uuid,
  page        text not null default '',
  return_url  text not null default '',
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  spent_at    timestamptz,
  primary key (client_id, sign_in_id),
  check ((email_key is null) = (person_id is not null)),
  check ((email_key is null) = (letter is null))
);
create index sign_in_of_email on sign_in (email_key, expires_at) where code_hash is not null;
create index sign_in_age on sign_in (expires_at);
call tenant('sign_in', 'select, insert, update (code_hash, tries, spent_at)');
call unreachable('sign_in');
-- The door looks a link or a code up before it knows whose it is; hashes and times.
create policy search on sign_in for select using (current_client() is null);

-- A person or an operator who has signed in. The token is in the browser; here is its hash.
create table session (
  client_id    uuid not null references client,
  session_id   uuid not null,
  token_hash   bytea not null unique,
  signed_in_by text not null check (signed_in_by in ('letter', 'link', 'passkey', 'secret')),
  -- Of people: the address that was proven, or that of the person whom the platform vouched for.
  email_key    text,
  -- Of an operator: the key whose secret was typed. It ends with that key.
  account_id   text references account,
  api_key_id   uuid references api_key,
  idle_seconds integer not null check (idle_seconds between 60 and 3600),
  page         text not null default '',
  return_url   text not null default '',
  created_at   timestamptz not null default now(),
  seen_at      timestamptz not null default now(),
  ends_at      timestamptz not null,
  -- When who sits there last proved who it is.
  confirmed_at timestamptz,
  ended_at     timestamptz,
  primary key (client_id, session_id),
  check ((signed_in_by = 'secret') = (email_key is null)),
  check ((signed_in_by = 'secret') = (api_key_id is not null and account_id is not null))
);
create index session_age on session (ends_at);
create index session_of_key on session (api_key_id) where api_key_id is not null;
call tenant('session', 'select, insert, update (seen_at, confirmed_at, ended_at)');
call unreachable('session');

-- Who a session may act as, with the role of that moment: another role later is another sign-in.
create table session_person (
  client_id  uuid not null,
  session_id uuid not null,
  person_id  uuid not null,
  role       text not null check (role in ('administrator', 'bookkeeper', 'worker', 'formerWorker')),
  primary key (client_id, session_id, person_id),
  foreign key (client_id, session_id) references session on delete cascade
);
create index session_of_person on session_person (client_id, person_id);
call tenant('session_person', 'select, insert');
call unreachable('session_person');

-- A key pair of a person's device, for whoever has proven the address; it opens nothing at another client.
create table passkey (
  client_id     uuid not null references client,
  passkey_id    uuid not null,
  email_key     text not null,
  credential_id text not null unique,
  public_key    bytea not null,
  counter       bigint not null check (counter >= 0),
  transports    text[] not null default '{}',
  name          text not null,
  created_at    timestamptz not null default now(),
  used_at       timestamptz,
  primary key (client_id, passkey_id)
);
create index passkey_of_email on passkey (client_id, email_key);
call tenant('passkey', 'select, insert, update (counter, used_at), delete');
call unreachable('passkey');
create policy search on passkey for select using (current_client() is null);

-- What a passkey has to sign, once; asked for before anybody knows who asks.
create unlogged table passkey_challenge (
  challenge  text primary key,
  -- The session that asks for a further passkey or for proof; absent, someone who wants to sign in.
  session_id uuid,
  expires_at timestamptz not null
);
create index passkey_challenge_age on passkey_challenge (expires_at);
grant select, insert, delete on passkey_challenge to purser_service;

-- Letters asked for and wrong tries, by keyed hashes of address and network. Every process counts here.
create unlogged table sign_in_count (
  key     bytea primary key,
  counted integer not null check (counted >= 0),
  ends_at timestamptz not null
);
create index sign_in_count_ended on sign_in_count (ends_at);
grant select, insert, update on sign_in_count to purser_service;

-- Who came in, who did not, and whose access changed, by person. The audit log has the same, sealed, by company.
create table access_log (
  company_id uuid not null,
  client_id  uuid not null,
  person_id  uuid not null,
  entry_id   uuid not null,
  act        text not null,
  actor      text not null,
  at         timestamptz not null default now(),
  primary key (company_id, person_id, entry_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
call tenant('access_log', 'select, insert');
call reach('access_log', 'person_id = current_worker()');

-- Everyone who may sign in, of every client: business users with access, workers, and who was one.
create view person_with_access with (security_invoker = true) as
  select w.client_id, w.company_id, w.user_id as person_id, w.email_key, w.email, w.first_name, w.last_name, w.language,
         case when w.status = 'Inactive' then 'formerWorker' else 'worker' end as role
  from worker w
  union all
  select w.client_id, w.company_id, w.user_id, e.personal_email_key, e.personal_email, w.first_name, w.last_name,
         w.language, 'formerWorker'
  from worker_exit e join worker w using (company_id, user_id)
  where e.ended_at is null and w.status = 'Inactive' and e.personal_email_key not in ('', w.email_key)
  union all
  select b.client_id, b.company_id, b.business_user_id, b.email_key, b.email, b.first_name, b.last_name, b.language, a.role
  from business_user b join staff_access a using (company_id, business_user_id);
grant select on person_with_access to purser_service;

-- The two things that the door must learn before it knows a client. As the owner, who is not bound by row-level security;
-- the service cannot ask anything else that way. A client without an account was left behind by resetSandbox.
create function clients_of_address(address text) returns table (client_id uuid)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select distinct p.client_id from person_with_access p
    where p.email_key = address and exists (select from account a where a.client_id = p.client_id);
  end;

create function session_at_door(hash bytea) returns table (
  client_id uuid, session_id uuid, signed_in_by text, email_key text, account_id text, api_key_id uuid, page text,
  return_url text, is_confirmed boolean, ends_at timestamptz, company_id uuid, company text, person_id uuid, role text,
  first_name text, last_name text, language text)
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    -- A minute is near enough, and most requests of a session then only read.
    update session s set seen_at = now()
    where s.token_hash = hash and s.ended_at is null and s.ends_at > now()
      and s.seen_at between now() - make_interval(secs => s.idle_seconds) and now() - interval '1 minute';
    select s.client_id, s.session_id, s.signed_in_by, s.email_key, s.account_id, s.api_key_id, s.page, s.return_url,
           coalesce(s.confirmed_at > now() - interval '10 minutes', false),
           least(s.ends_at, s.seen_at + make_interval(secs => s.idle_seconds)),
           p.company_id, c.name, p.person_id, p.role, p.first_name, p.last_name, p.language
    from session s
    left join session_person m on m.client_id = s.client_id and m.session_id = s.session_id
    left join person_with_access p on p.client_id = m.client_id and p.person_id = m.person_id
                                  and p.role = m.role and p.email_key = s.email_key
    left join company c on c.company_id = p.company_id
    where s.token_hash = hash and s.ended_at is null and s.ends_at > now()
      and s.seen_at > now() - make_interval(secs => s.idle_seconds)
      and (p.person_id is not null or s.account_id is not null)
      and exists (select from account a where a.client_id = s.client_id)
    order by c.name, p.person_id;
  end;

-- Whoever changes somebody's access ends that person's sessions, and need not be able to see them.
create function end_sessions_of(person uuid) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with ended as (
      update session s set ended_at = now() from session_person m
      where m.client_id = current_client() and m.person_id = person and s.client_id = m.client_id
        and s.session_id = m.session_id and s.ended_at is null and s.ends_at > now()
      returning 1)
    select count(*) from ended;
  end;

-- What is over is kept for a while, to be looked at, or not at all.
create function sweep_sign_ins(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from sign_in where ctid = any (array(
    select ctid from sign_in where expires_at < now() - interval '1 day' limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;

create function sweep_sessions(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from session where ctid = any (array(
    select ctid from session where ends_at < now() - interval '30 days' limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;

create function sweep_challenges(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from passkey_challenge where ctid = any (array(
    select ctid from passkey_challenge where expires_at < now() limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;

create function sweep_sign_in_counts(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from sign_in_count where ctid = any (array(
    select ctid from sign_in_count where ends_at < now() limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;

revoke execute on function clients_of_address, session_at_door, end_sessions_of, sweep_sign_ins, sweep_sessions,
  sweep_challenges, sweep_sign_in_counts from public;
grant execute on function clients_of_address, session_at_door, end_sessions_of, sweep_sign_ins, sweep_sessions,
  sweep_challenges, sweep_sign_in_counts to purser_service;
