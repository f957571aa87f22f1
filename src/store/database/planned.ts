import { type RawBuilder, sql } from 'kysely'
import type { Tx } from './transaction.ts'

/** What PostgreSQL's planner calls them in its settings. */
type Way = 'nestloop' | 'hashjoin' | 'mergejoin' | 'sort'

/**
 * The rows of a statement that is planned without some of the planner's ways: a company that has just grown, or a payroll
 * that has just been run, looks small to it, and a loop over everyone for each of them looks cheap. The settings go with the
 * statement in one breath, so that nothing else on the connection is planned like this, whoever shares the transaction.
 */
export async function plannedWithout<Row>(
  tx: Tx,
  ways: readonly Way[],
  asked: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const turned = (to: 'off' | 'on') =>
    ways.map((way) => sql.raw(`set local enable_${way} = ${to}`).execute(tx.db))
  const before = turned('off')
  const answer = asked.execute(tx.db)
  await Promise.all([...before, answer, ...turned('on')])
  return (await answer).rows
}
