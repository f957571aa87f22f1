import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { OrderFields } from '../../domain/pay/order-numbers.ts'
import type { Id } from '../../kernel/ids.ts'
import { sealOrder } from '../database/order-numbers.ts'
import type { Database } from '../database/schema.ts'
import { inOwnersTransaction } from '../database/transaction.ts'
import type { Vaults } from '../database/vault.ts'

/**
 * Seals the numbers of orders that were written before migrations/0021_door.sql, as the owner and over all clients. A slice
 * is a transaction, and one at a time takes place in whatever process: who stops half-way leaves whole slices, and whoever
 * comes next goes on with the rest. Answers how many.
 */
export async function sealOrders(owner: pg.Pool, vaults: Vaults, size = SLICE): Promise<number> {
  let sum = 0
  for (;;) {
    const rows = await inOwnersTransaction(owner, (db) => sealSlice(db, vaults, size))
    if (rows === 0) return sum
    sum += rows
  }
}

const SLICE = 500
/** Any number: it only has to be the same in every process, and another than those of migrate.ts and fill-facts.ts. */
const LOCK = 4_105_203

/** Of one company: rows are only locked where their company is named. */
async function sealSlice(db: Kysely<Database>, vaults: Vaults, size: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  const next = await sql<Whose>`
    select company_id as "companyId", client_id as "clientId" from garnishment
    where numbers is null order by company_id limit 1`.execute(db)
  const [found] = next.rows
  if (!found) return 0

  const { companyId, clientId } = found
  const { rows } = await sql<Row>`
    select garnishment_id as id, fields from garnishment
    where company_id = ${companyId} and numbers is null
    order by garnishment_id limit ${size} for no key update`.execute(db)
  const vault = await vaults.of({ db, clientId }, companyId)
  const sealed = rows.map(({ id, fields }) => ({ id, ...sealOrder(vault, id, fields) }))

  await save(db, companyId, sealed)
  return rows.length
}

const save = (db: Kysely<Database>, companyId: Id<'company'>, rows: readonly Sealed[]) =>
  sql`
    update garnishment g set fields = s.fields::jsonb, numbers = s.numbers
    from unnest(${rows.map(({ id }) => id)}::uuid[],
                ${rows.map(({ fields }) => JSON.stringify(fields))}::text[], ${rows.map(({ numbers }) => numbers)}::bytea[])
      as s(garnishment_id, fields, numbers)
    where g.company_id = ${companyId} and g.garnishment_id = s.garnishment_id`.execute(db)

interface Whose {
  readonly companyId: Id<'company'>
  readonly clientId: Id<'client'>
}

interface Row {
  readonly id: string
  readonly fields: OrderFields
}

interface Sealed extends Row {
  readonly numbers: Buffer
}
