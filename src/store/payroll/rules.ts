import { sql } from 'kysely'
import type { LineKind } from '../../domain/pay/lines.ts'
import type { Tx } from '../database/transaction.ts'

/** What a line is. */
export interface NamedRule {
  readonly kind: LineKind
  readonly code: string
  readonly name: string
}

/** What lines are, by the id of their rule and in order: a few dozen, each read once however many lines there are. */
export async function rulesOf(
  tx: Pick<Tx, 'db'>,
  ids: Iterable<bigint>,
): Promise<ReadonlyMap<bigint, NamedRule>> {
  const { rows } = await sql<NamedRule & { rule_id: bigint }>`
    select rule_id, kind, code, name from rule where rule_id = any(${[...new Set(ids)]}::bigint[])
    order by kind, code, name, rule_id`.execute(tx.db)
  return new Map(rows.map(({ rule_id, ...rule }) => [rule_id, rule]))
}
