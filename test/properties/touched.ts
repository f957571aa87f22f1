import { sql } from 'kysely'
import type { Id } from '../../src/kernel/ids.ts'
import { inTransaction, type Mode, type Tx } from '../../src/store/database/transaction.ts'
import { vaults } from '../../src/store/database/vault.ts'
import { type Work, workIn } from '../../src/store/database/work.ts'
import { paidGround } from '../store/verify/ground.ts'

/** What a read does to some tables: how often it goes to them, and how many rows it takes from them. */
interface Touched {
  readonly visits: number
  readonly rows: number
}

/** A company of so many people that was paid, and what reads of it touch. */
export async function touchedGround(people: number) {
  const ground = await paidGround(people)
  const { owner, demo, pool } = ground
  const companyId = demo.companyId as Id<'company'>
  const found = await owner.query('select client_id from company where company_id = $1', [companyId])
  const clientId = found.rows[0].client_id
  const keys = vaults([{ id: 'unused', key: Buffer.alloc(32) }])

  /** The counters go on from what the connection did before. */
  const touched = (
    tables: readonly string[],
    does: (work: Work) => Promise<unknown>,
    mode: Mode = { access: 'read only' },
  ): Promise<Touched> =>
    inTransaction(pool, clientId, mode, async (tx) => {
      const before = await counted(tx, tables)
      await does(workIn(tx, { vaults: keys, isSandbox: true }))
      const after = await counted(tx, tables)
      return { visits: after.visits - before.visits, rows: after.rows - before.rows }
    })
  const reading = <Found>(does: (tx: Tx) => Promise<Found>): Promise<Found> =>
    inTransaction(pool, clientId, { access: 'read only' }, does)
  return { ...ground, companyId, clientId, touched, reading }
}

async function counted(tx: Tx, tables: readonly string[]): Promise<Touched> {
  const { rows } = await sql<Touched>`
    select sum(seq_scan + coalesce(idx_scan, 0))::int as visits, sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
    from pg_stat_xact_user_tables where relname = any(${[...tables]}::text[])`.execute(tx.db)
  return rows[0]!
}
