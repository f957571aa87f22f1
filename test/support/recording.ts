import type pg from 'pg'

/** What one call asked of the database. */
export interface Recorded {
  readonly statements: readonly string[]
  /** How often it had to wait: what is sent while an answer is still awaited costs no round trip of its own. */
  readonly trips: number
}

/** The pool itself, and a way to learn which statements one call sends. */
export function recordingPool(pool: pg.Pool) {
  let kept: { statements: string[]; trips: number } | undefined
  const listen = (client: pg.PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    let awaited = 0
    const done = () => {
      awaited -= 1
    }
    client.query = ((text: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? text : (text as { text: string }).text
      kept?.statements.push(name)
      if (kept && awaited === 0) kept.trips += 1
      const answer = query(text, ...rest)
      if (answer instanceof Promise) {
        awaited += 1
        answer.then(done, done)
      }
      return answer
    }) as never
  }
  pool.on('connect', listen)
  const record = async (call: () => Promise<unknown>): Promise<Recorded> => {
    const own = { statements: [], trips: 0 }
    kept = own
    await call()
    kept = undefined
    return own
  }
  return { pool, record }
}
