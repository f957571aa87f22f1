import Fastify from 'fastify'
import pg from 'pg'
import { newId } from '../src/kernel/ids.ts'

/**
 * The least that answers: a route of the same framework with one prepared statement, by a login that no policy binds. No
 * credentials, no checks, no forms, no record of who asked. What it inserts has the columns and keys of a worker, and none
 * of the triggers.
 */
export async function bareServer(address: string, { size, userId }: { size: number; userId: string }) {
  const pool = new pg.Pool({ connectionString: address, max: size, pipeline: true } as pg.PoolConfig)
  await pool.query('create table bare_worker (like worker including all)')
  const { rows } = await pool.query<{ columns: string }>(
    `select string_agg(column_name, ', ') as columns from information_schema.columns
     where table_name = 'worker' and is_generated = 'NEVER' and column_name not in ('user_id', 'email_key')`,
  )
  const { columns } = rows[0]!
  const insert = `insert into bare_worker (user_id, email_key, ${columns})
    select $1, $2, ${columns} from worker where user_id = $3 returning user_id`

  const app = Fastify({ logger: { level: 'error' } })
  app.post('/read', async (request) => {
    const values = [(request.body as { userId: string }).userId]
    const text = 'select * from worker where user_id = $1'
    return (await pool.query({ name: 'read', text, values })).rows[0]
  })
  app.post('/write', async () => {
    const id = newId()
    return (await pool.query({ name: 'write', text: insert, values: [id, `${id}@bench.example`, userId] }))
      .rows[0]
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { url, close }
}
