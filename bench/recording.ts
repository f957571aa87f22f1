import type pg from 'pg'

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[] | undefined
}

/** The pool itself, and a way to learn which statements one call sends. */
export function recordingPool(pool: pg.Pool) {
  let kept: Statement[] | undefined
  const listen = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text === 'string') kept?.push({ text, values: values as unknown[] | undefined })
      return query(text, values, ...rest)
    }) as never
  }
  pool.on('connect', listen)
  const record = async (call: () => Promise<unknown>): Promise<readonly Statement[]> => {
    kept = []
    await call()
    const found = kept
    kept = undefined
    return found
  }
  return { pool, record }
}
