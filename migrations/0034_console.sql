-- The operator of the installation comes in by a link that the command line prints: for an account, by no key.
alter table sign_in
  add column account_id text references account,
  drop constraint sign_in_check,
  add constraint sign_in_for_one check (num_nonnulls(email_key, person_id, account_id) = 1);

alter table session
  drop constraint session_signed_in_by_check,
  drop constraint session_check,
  drop constraint session_check1,
  add constraint session_signed_in_by_check check (signed_in_by in ('letter', 'link', 'passkey', 'secret', 'console')),
  -- Of people an address; of an operator an account, and the key if its secret was typed.
  add constraint session_of_address check ((email_key is null) = (signed_in_by in ('secret', 'console'))),
  add constraint session_of_account check ((account_id is not null) = (signed_in_by in ('secret', 'console'))),
  add constraint session_of_typed_key check ((api_key_id is not null) = (signed_in_by = 'secret'));

-- Whoever loses access to one company keeps the session for the others: it no longer acts as that person. A session of
-- nobody else ends. Answers in how many sessions the person was.
create or replace function end_sessions_of(person uuid) returns bigint
  language sql volatile security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    with gone as (
      delete from session_person m using session s
      where m.client_id = current_client() and m.person_id = person and s.client_id = m.client_id
        and s.session_id = m.session_id and s.ended_at is null and s.ends_at > now()
      returning m.client_id, m.session_id),
    ended as (
      update session s set ended_at = now() from gone
      where s.client_id = gone.client_id and s.session_id = gone.session_id
        and not exists (select from session_person other where other.client_id = gone.client_id
                          and other.session_id = gone.session_id and other.person_id <> person))
    select count(*) from gone;
  end;
