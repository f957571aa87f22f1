import { sql } from 'kysely'
import type { WorkerKey } from '../../domain/people/worker.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** A kind of thing that stands over a worker's pay until it is removed. */
interface Kind<Facts> {
  readonly table: string
  /** The column of its id. */
  readonly id: string
  readonly columns: { readonly [Fact in keyof Facts]: string }
}

/** Rows are kept when they are removed: what was withheld or paid by them stays explained. */
export const standing = <Noun extends string, Facts extends object>({ table, id, columns }: Kind<Facts>) => {
  const facts = Object.keys(columns) as (keyof Facts & string)[]
  const own = (companyId: string, itemId: Id<Noun>) =>
    sql`company_id = ${companyId} and ${sql.ref(id)} = ${itemId}`
  const shown = sql.join(facts.map((fact) => sql`${sql.ref(columns[fact])} as ${sql.ref(fact)}`))

  return {
    async insert(
      tx: Tx,
      { companyId, userId }: WorkerKey,
      item: Facts,
      itemId = newId<Noun>(),
    ): Promise<Id<Noun>> {
      await sql`
        insert into ${sql.table(table)} (company_id, client_id, ${sql.ref(id)}, user_id, created_at,
                                         ${sql.join(facts.map((fact) => sql.ref(columns[fact])))})
        values (${companyId}, ${tx.clientId}, ${itemId}, ${userId}, ${isoInstant(tx.now)},
                ${sql.join(facts.map((fact) => item[fact]))})`.execute(tx.db)
      return itemId
    },

    /** As it stands, locked; a removed one is not there any more. */
    async lock(
      tx: Tx,
      { companyId, userId }: WorkerKey,
      itemId: Id<Noun>,
    ): Promise<Readonly<Facts> | undefined> {
      const { rows } = await sql<Facts>`
        select ${shown} from ${sql.table(table)}
        where ${own(companyId, itemId)} and user_id = ${userId} and removed_at is null
        for no key update`.execute(tx.db)
      return rows[0]
    },

    /** All that stand over one worker's pay. */
    async all(tx: Tx, { companyId, userId }: WorkerKey): Promise<readonly (Facts & { itemId: Id<Noun> })[]> {
      const { rows } = await sql<Facts & { itemId: Id<Noun> }>`
        select ${sql.ref(id)} as "itemId", ${shown} from ${sql.table(table)}
        where company_id = ${companyId} and user_id = ${userId} and client_id = ${tx.clientId}
          and removed_at is null
        order by ${sql.ref(id)}`.execute(tx.db)
      return rows
    },

    async change(tx: Tx, { companyId }: WorkerKey, itemId: Id<Noun>, item: Facts): Promise<void> {
      const set = facts.map((fact) => sql`${sql.ref(columns[fact])} = ${item[fact]}`)
      await sql`update ${sql.table(table)} set ${sql.join(set)} where ${own(companyId, itemId)}`.execute(
        tx.db,
      )
    },

    async remove(tx: Tx, { companyId }: WorkerKey, itemId: Id<Noun>): Promise<void> {
      await sql`
        update ${sql.table(table)} set removed_at = ${isoInstant(tx.now)}
        where ${own(companyId, itemId)}`.execute(tx.db)
    },
  }
}
