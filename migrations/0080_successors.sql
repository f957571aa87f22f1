-- What a fact follows is looked up by a function of the table's own. One function for all of them had to put its statement
-- together each time, and PostgreSQL to plan it each time, which took more than inserting the row. A plan is kept for as long as
-- the connection: it goes by the key however small the table is when it is made.
create or replace procedure noted_since(bound regclass, since text, variadic key text[]) language plpgsql as $$
declare
  named text := 'note_successor_of_' || (select relname from pg_class where oid = bound);
  same  text := (select string_agg(format('p.%1$I = l.%1$I', c), ' and ') from unnest(key) c);
begin
  call noted(bound, variadic key || since);
  execute format($sql$
    create function %1$I() returns trigger language plpgsql set enable_seqscan = off as $body$
    declare
      noted text;
    begin
      if (select count(*) > 500 from latter) then return null; end if;
      select string_agg(jsonb_build_object('table', tg_table_name, 'before', w.j, 'after', l)::text, e'\n') into noted
      from latter l cross join lateral (
        select to_jsonb(p) as j from %2$s p where %3$s and p.%4$I < l.%4$I order by p.%4$I desc limit 1) w;
      if noted is not null then
        perform set_config('purser.changes', concat_ws(e'\n', nullif(current_setting('purser.changes', true), ''), noted), true);
      end if;
      return null;
    end $body$
    $sql$, named, bound, same, since);
  execute format('create trigger noted_insert after insert on %s referencing new table as latter
                  for each statement execute function %I()', bound, named);
end $$;

do $$
declare
  old record;
begin
  for old in
    select t.tgrelid::regclass as bound,
           string_to_array(rtrim(encode(t.tgargs, 'escape'), '\000'), '\000') as args
    from pg_trigger t where t.tgfoid = 'note_successor'::regproc and not t.tgisinternal
    order by t.tgrelid::regclass::text
  loop
    execute format('drop trigger noted_insert on %s', old.bound);
    execute format('drop trigger noted_update on %s', old.bound);
    execute format('drop trigger noted_delete on %s', old.bound);
    call noted_since(old.bound, old.args[1], variadic old.args[2:]);
  end loop;
end $$;

drop function note_successor();
