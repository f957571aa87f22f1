-- What the door must learn before it knows a client, for a database that may be spread over several machines
-- (docs/operations/scale.md): a function in SQL may not ask what is spread by its parameters, one in PL/pgSQL may. Each
-- statement reads either what is spread or what is in one place. Its plans are kept, which those of SQL are not.

create or replace function clients_of_address(address text) returns table (client_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  #variable_conflict use_column
  declare
    clients uuid[];
  begin
    select array_agg(p.client_id) into clients from person_with_access p where p.email_key = address;
    return query select distinct a.client_id from account a where a.client_id = any (clients);
  end $$;

create or replace function session_at_door(hash bytea) returns table (
  client_id uuid, session_id uuid, signed_in_by text, email_key text, account_id text, api_key_id uuid, page text,
  return_url text, is_confirmed boolean, ends_at timestamptz, company_id uuid, company text, person_id uuid, role text,
  first_name text, last_name text, language text)
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  #variable_conflict use_column
  declare
    found_session session;
    people uuid[];
    roles  jsonb;
  begin
    -- A minute is near enough, and most requests of a session then only read.
    update session s set seen_at = now()
    where s.token_hash = hash and s.ended_at is null and s.ends_at > now()
      and s.seen_at between now() - make_interval(secs => s.idle_seconds) and now() - interval '1 minute';
    select s.* into found_session from session s
    where s.token_hash = hash and s.ended_at is null and s.ends_at > now()
      and s.seen_at > now() - make_interval(secs => s.idle_seconds)
      and exists (select from account a where a.client_id = s.client_id);
    if not found then return; end if;

    client_id := found_session.client_id;
    session_id := found_session.session_id;
    signed_in_by := found_session.signed_in_by;
    email_key := found_session.email_key;
    account_id := found_session.account_id;
    api_key_id := found_session.api_key_id;
    page := found_session.page;
    return_url := found_session.return_url;
    is_confirmed := coalesce(found_session.confirmed_at > now() - interval '10 minutes', false);
    ends_at := least(found_session.ends_at,
                     found_session.seen_at + make_interval(secs => found_session.idle_seconds));
    select array_agg(m.person_id), jsonb_object_agg(m.person_id, m.role) into people, roles from session_person m
    where m.client_id = found_session.client_id and m.session_id = found_session.session_id;
    for company_id, company, person_id, role, first_name, last_name, language in
      select p.company_id, c.name, p.person_id, p.role, p.first_name, p.last_name, p.language
      from person_with_access p join company c on c.company_id = p.company_id
      where p.client_id = found_session.client_id and p.email_key = found_session.email_key
        and p.person_id = any (people) and p.role = roles ->> p.person_id::text
      order by c.name, p.person_id
    loop
      return next;
    end loop;
    -- An operator's is of nobody in a company.
    if not found and found_session.account_id is not null then return next; end if;
  end $$;

create or replace function pay_change_at_door(hash bytea) returns table (
  client_id uuid, company_id uuid, user_id uuid, pay_change_id uuid, act text)
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  #variable_conflict use_column
  begin
    for client_id, company_id, user_id, pay_change_id, act in
      select c.client_id, c.company_id, c.user_id, c.pay_change_id,
             case when c.confirm_hash = hash then 'confirm' else 'stop' end
      from pay_change c where c.confirm_hash = hash or c.stop_hash = hash
    loop
      if exists (select from account a where a.client_id = pay_change_at_door.client_id) then return next; end if;
    end loop;
  end $$;
