import type pg from 'pg'

/** A pool or a connection of the owner. */
export type Asks = Pick<pg.Pool | pg.PoolClient, 'query'>

/** Whether this database is spread over machines (docs/operations/scale.md). */
export async function isSpread(owner: Asks): Promise<boolean> {
  if (!(await hasCitus(owner))) return false
  const { rows } = await owner.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('public.company')`,
  )
  return rows.length > 0
}

export const HAS_CITUS = `exists (select from pg_extension where extname = 'citus')`

export async function hasCitus(owner: Asks): Promise<boolean> {
  const { rows } = await owner.query(`select where ${HAS_CITUS}`)
  return rows.length > 0
}
