import { type RawBuilder, sql } from 'kysely'
import { ruleIdOf } from '../../domain/pay/lines.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import type { Tx } from '../database/transaction.ts'
import type { TableColumns } from './columns.ts'

/** A row as it travels: the JSON text of its columns, and apart from them those that are sealed. */
export interface CopiedRow {
  readonly row: string
  /** Under which row each is sealed, and its bytes; null where there is nothing. */
  readonly sealed: Readonly<Record<string, { readonly under: string; readonly bytes: Buffer | null }>>
}

/** The rows of one table of a company, a batch at a time, in the snapshot of the transaction. */
export async function* rowsOfTable(
  tx: Tx,
  companyId: Id<'company'>,
  columns: TableColumns,
): AsyncGenerator<readonly CopiedRow[]> {
  const secrets = Object.entries(columns.sealed)
  const bytes = secrets.map(([name], at) => sql`, t.${sql.ref(name)} as ${sql.ref(`bytes${at}`)}`)
  const under = secrets.map(
    ([, key], at) =>
      sql`, concat_ws('/', ${sql.join(key.map((name) => sql`t.${sql.ref(name)}`))}) as ${sql.ref(`under${at}`)}`,
  )
  const query = sql`
    select row_to_json(r)::text as "row"${sql.join([...bytes, ...under], sql``)}
    from ${source(tx, companyId, columns)} t
    cross join lateral (select ${sql.join(columns.plain.map((name) => sql`t.${sql.ref(name)}`))}) r
    order by ${sql.join(order(columns).map((name) => sql`t.${sql.ref(name)}`))}`
  for await (const rows of batches<Record<string, string | Buffer | null>>(tx, columns, query)) {
    yield rows.map((found) => ({
      row: found.row as string,
      sealed: Object.fromEntries(
        secrets.map(([name], at) => [
          name,
          { under: found[`under${at}`] as string, bytes: found[`bytes${at}`] as Buffer | null },
        ]),
      ),
    }))
  }
}

/** Later work of one time runs in the order in which it was asked for. */
const order = ({ table, key }: TableColumns): readonly string[] => (table === 'agenda' ? ['seq'] : key)

/** Later work of a closed company stands aside. */
function source(tx: Tx, companyId: Id<'company'>, { table, plain }: TableColumns): RawBuilder<unknown> {
  const of = sql`company_id = ${companyId}::uuid and client_id = ${tx.clientId}::uuid`
  if (table !== 'agenda') return sql`(select * from ${sql.table(table)} where ${of})`
  const columns = sql.join(['seq', ...plain].map((name) => sql.ref(name)))
  return sql`(select ${columns} from agenda where ${of} union all select ${columns} from closed_work where ${of})`
}

/** What the lines of the company's paychecks are, without their ids: those are made from the words. */
export async function* rulesOfCompany(
  tx: Tx,
  companyId: Id<'company'>,
): AsyncGenerator<readonly CopiedRow[]> {
  const query = sql`
    select r.rule_id as id, r.kind, r.code, r.name, r.law, r.confidence from rule r
    where r.rule_id in (
      select unnest(p.rules) from paycheck p
      where p.company_id = ${companyId}::uuid and p.client_id = ${tx.clientId}::uuid)
    order by r.rule_id`
  type Stored = Parameters<typeof ruleIdOf>[0] & { readonly id: bigint }
  for await (const rows of batches<Stored>(tx, { table: 'rule', batch: 1000 }, query)) {
    yield rows.map(({ id, ...words }) => {
      assert(ruleIdOf(words) === id, `rule ${id} is not made from its words`)
      return { row: JSON.stringify(words), sealed: {} }
    })
  }
}

/** By a cursor, so that no more than a batch is ever in memory. Each has its name: a statement is known by its text. */
async function* batches<Row>(
  tx: Tx,
  { table, batch }: Pick<TableColumns, 'table' | 'batch'>,
  query: RawBuilder<unknown>,
): AsyncGenerator<readonly Row[]> {
  const cursor = sql.ref(`copied_${table}`)
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx.db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batch)} from ${cursor}`.execute(tx.db)
    if (rows.length > 0) yield rows
    if (rows.length < batch) break
  }
  await sql`close ${cursor}`.execute(tx.db)
}
