import type pg from 'pg'
import type { ImportedRegister } from '../../law/engine/imported-register.ts'

/** Every register that was imported for a state, the oldest first. */
export async function importedRegisters(owner: pg.Pool, state: string): Promise<readonly ImportedRegister[]> {
  const { rows } = await owner.query<ImportedRegister>(
    `select from_day::text as "from", to_day::text as "to", revision, source, rows from place_register
     where state = $1 order by from_day`,
    [state],
  )
  return rows
}

interface NewRegister extends Omit<ImportedRegister, 'revision'> {
  readonly state: string
  readonly sha256: string
}

/** Keeps a register; one of the same first day is replaced, as its next revision. */
export async function saveRegister(owner: pg.Pool, register: NewRegister): Promise<number> {
  const { state, from, to, source, sha256, rows } = register
  const kept = await owner.query<{ revision: number }>(
    `insert into place_register (state, from_day, to_day, revision, source, sha256, imported_at, rows)
     values ($1, $2, $3, 1, $4, $5, now(), $6)
     on conflict (state, from_day) do update set to_day = excluded.to_day, revision = place_register.revision + 1,
       source = excluded.source, sha256 = excluded.sha256, imported_at = now(), rows = excluded.rows
     returning revision`,
    [state, from, to, source, sha256, rows],
  )
  return kept.rows[0]!.revision
}
