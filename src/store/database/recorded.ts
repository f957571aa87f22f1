import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database } from './schema.ts'
import { allEnded } from './together.ts'
import type { Tx } from './transaction.ts'

/** A statement with its values, as one thread hands it to another. */
export interface Recorded {
  readonly text: string
  readonly values: readonly unknown[]
}

/** What `write` would send, in its order; nothing is sent, and nothing is answered. */
export async function recorded<T extends Tx>(
  tx: T,
  write: (tx: T) => Promise<void>,
): Promise<readonly Recorded[]> {
  const statements: Recorded[] = []
  const executeQuery = async ({ sql: text, parameters: values }: CompiledQuery) => {
    statements.push({ text, values })
    return { rows: [] }
  }
  class Recorder extends DummyDriver {
    override acquireConnection = async () => ({
      executeQuery,
      streamQuery: () => {
        throw new Error('what is recorded has no answer')
      },
    })
  }
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Recorder(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  await write({ ...tx, db })
  return statements
}

/** Sends what was recorded elsewhere. */
export async function send(tx: Tx, statements: readonly Recorded[]): Promise<void> {
  await allEnded(
    statements.map(({ text, values }) => tx.db.executeQuery(CompiledQuery.raw(text, [...values]))),
  )
}
