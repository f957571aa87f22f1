-- What a fact follows is looked up in the table that the trigger is on. That is the table itself, by a plan that is kept
-- (0080), or its part on one of several machines, which has a name of its own: there the statement is put together.
create procedure noted_successor(bound regclass, since text, variadic key text[]) language plpgsql as $$
declare
  bare text := (select relname from pg_class where oid = bound);
  same text := (select string_agg(format('p.%1$I = l.%1$I', c), ' and ') from unnest(key) c);
begin
  execute format($sql$
    create or replace function %1$I() returns trigger language plpgsql set enable_seqscan = off as $body$
    declare
      noted text;
    begin
      if (select count(*) > 500 from latter) then return null; end if;
      if tg_table_name = %5$L then
        select string_agg(jsonb_build_object('table', tg_table_name, 'before', w.j, 'after', l)::text, e'\n') into noted
        from latter l cross join lateral (
          select to_jsonb(p) as j from %2$s p where %3$s and p.%4$I < l.%4$I order by p.%4$I desc limit 1) w;
      else
        execute 'select string_agg(jsonb_build_object(''table'', $1, ''before'', w.j, ''after'', l)::text, chr(10))
          from latter l cross join lateral (
            select to_jsonb(p) as j from ' || tg_relid::regclass || ' p
            where %3$s and p.%4$I < l.%4$I order by p.%4$I desc limit 1) w' into noted using tg_table_name;
      end if;
      if noted is not null then
        perform set_config('purser.changes', concat_ws(e'\n', nullif(current_setting('purser.changes', true), ''), noted), true);
      end if;
      return null;
    end $body$
    $sql$, 'note_successor_of_' || bare, bound, same, since, bare);
end $$;

create or replace procedure noted_since(bound regclass, since text, variadic key text[]) language plpgsql as $$
begin
  call noted(bound, variadic key || since);
  call noted_successor(bound, since, variadic key);
  execute format('create trigger noted_insert after insert on %s referencing new table as latter
                  for each statement execute function %I()', bound,
                 'note_successor_of_' || (select relname from pg_class where oid = bound));
end $$;

do $$
declare
  old record;
begin
  for old in
    select u.tgrelid::regclass as bound, string_to_array(rtrim(encode(u.tgargs, 'escape'), '\000'), '\000') as args
    from pg_trigger i join pg_trigger u on u.tgrelid = i.tgrelid and u.tgname = 'noted_update'
    where i.tgname = 'noted_insert' and i.tgfoid::regproc::text like 'note\_successor\_of\_%'
    order by u.tgrelid::regclass::text
  loop
    call noted_successor(old.bound, old.args[cardinality(old.args)], variadic old.args[:cardinality(old.args) - 1]);
  end loop;
end $$;
