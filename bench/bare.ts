import Fastify from 'fastify'
import type pg from 'pg'
import { newId } from '../src/kernel/ids.ts'
import type { Statement } from './recording.ts'

/** Routes of the same framework that run the recorded statements and nothing else: no checks, no forms, no keys. */
export async function bareServer(pool: pg.Pool, recorded: Readonly<Record<string, readonly Statement[]>>) {
  const app = Fastify({ logger: { level: 'error' } })
  for (const [name, statements] of Object.entries(recorded)) {
    const replay = replayOf(statements)
    app.post(`/${name}`, async () => {
      const client = await pool.connect()
      try {
        await replay(client)
        return { name }
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    })
  }
  app.post('/statement', async () => {
    const { rows } = await pool.query('select account_id from account where account_id = $1', ['bench'])
    return rows[0]
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address, close: () => app.close() }
}

/** Ids and addresses that the first insert brought are made anew each time; whatever was known before is sent again. */
function replayOf(statements: readonly Statement[]) {
  // What precedes the transaction finds the caller: its own statement may write too.
  const begin = statements.findIndex(({ text }) => text.startsWith('begin'))
  const first = statements.findIndex(({ text }, at) => at > begin && /\binsert into\b/i.test(text))
  const [before, after] = first < 0 ? [statements, []] : [statements.slice(0, first), statements.slice(first)]
  const known = JSON.stringify(before)
  const sent = after.flatMap(({ values }) => (values ?? []).flat())
  const fresh = [...new Set(sent)].filter((value) => isFresh(value) && !known.includes(String(value)))
  return async (client: pg.PoolClient) => {
    const anew = new Map(
      fresh.map((value) => [value, String(value).includes('@') ? `${newId()}@bench.example` : newId()]),
    )
    for (const { text, values } of statements) {
      await client.query(text, values?.map((value) => renewed(value, anew)) as unknown[])
    }
  }
}

const isFresh = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$|^\S+@\S+$/.test(value)

const renewed = (value: unknown, anew: ReadonlyMap<unknown, string>): unknown =>
  Array.isArray(value) ? value.map((item) => anew.get(item) ?? item) : (anew.get(value) ?? value)
