import type pg from 'pg'

/** A stored state that has an event family: every change of it must be told in the same transaction. */
export interface Watched {
  readonly family: string
  readonly table: string
  readonly column: string
  readonly id: string
  /** A state of a new row that is no news. */
  readonly silent?: string
  /** Only rows like this belong to the family, in SQL over `new`. */
  readonly when?: string
}

export interface Change {
  readonly family: string
  readonly was: string | null
  readonly is: string
  readonly told: boolean
}

/**
 * Watches states from inside the database, whoever changes them: what a transaction changed and what it told are
 * written down side by side. Triggers, because nothing that changes a state can pass them; in a test's own database.
 */
export async function watch(
  owner: pg.Pool,
  watched: readonly Watched[],
): Promise<() => Promise<readonly Change[]>> {
  await owner.query(GROUND)
  for (const { family, table, column, id, silent = '', when = 'true' } of watched) {
    const name = `watch_${family.toLowerCase().replaceAll(' ', '_')}`
    await owner.query(`create trigger ${name} after insert or update on ${table}
      for each row when (${when}) execute function watch_state('${family}', '${column}', '${id}', '${silent}')`)
  }
  return async () => {
    const { rows } = await owner.query<Change>(`
      select distinct c.family, c.was, c.is, exists (select from watched_event e where e.xid = c.xid
             and e.family = c.family and e.entity_id = c.entity_id) as told
      from watched_change c order by 1, 2, 3`)
    return rows
  }
}

const GROUND = `
  create table watched_change (xid xid8 default pg_current_xact_id(), family text, entity_id uuid, was text, "is" text);
  create table watched_event (xid xid8 default pg_current_xact_id(), family text, entity_id uuid);
  create function watch_state() returns trigger language plpgsql security definer as $$
  declare
    was text := case tg_op when 'UPDATE' then to_jsonb(old) ->> tg_argv[1] end;
    now text := to_jsonb(new) ->> tg_argv[1];
  begin
    if was is distinct from now and not (was is null and now = tg_argv[3]) then
      insert into watched_change (family, entity_id, was, "is")
      values (tg_argv[0], (to_jsonb(new) ->> tg_argv[2])::uuid, was, now);
    end if;
    return null;
  end $$;
  create function watch_event() returns trigger language plpgsql security definer as $$
  begin
    insert into watched_event (family, entity_id) values (new.family, new.entity_id);
    return null;
  end $$;
  create trigger watch_event after insert on event for each row execute function watch_event();`
