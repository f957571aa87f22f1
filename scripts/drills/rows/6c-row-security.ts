import { masterKeys } from '../../../src/settings/master-key.ts'
import { readSettings } from '../../../src/settings/settings.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { serviceLogin } from '../../../src/store/database/service-login.ts'
import { serviceSecret } from '../../../src/store/database/service-secret.ts'
import { worldOf } from '../../../test/support/world.ts'
import { scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST, OTHER } from '../support/ground.ts'
import { MASTER_KEY } from '../support/running.ts'

/** Tables of which a search that is bound to nobody sees other clients: ids and times, no more. */
const SEARCHED = ['account', 'api_key', 'agenda', 'client', 'webhook_delivery']

export const rowSecurity: Drill = {
  row: '6c',
  title:
    'row-level security of every table on a connection of the service: bound to nobody, bound to one client, and out of its role',
  failure:
    'rows of another client outside the listed tables; a connection that can leave its role and see more',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const { url } = await ground.service({ DATABASE_URL: database.url })
    await worldOf(scene(url, FIRST).call, database.owner)
    await worldOf(scene(url, OTHER).call, database.owner)
    const { rows: tables } = await database.owner.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`,
    )
    const { rows: found } = await database.owner.query<{ id: string }>(
      'select client_id as id from account where account_id = $1',
      [FIRST.split(':')[0]],
    )
    const mine = found[0]!.id
    const master = await masterKeys(readSettings({ PURSER_MASTER_KEY: MASTER_KEY }))
    const secret = await serviceSecret(database.owner, master, 'service login')
    const pool = servicePool(await serviceLogin(database.owner, database.url, secret), 1)
    ground.after(() => pool.end())
    for (const { name } of tables) {
      for (const bound of ['', mine]) {
        const seen = await foreignRows(pool, { name, bound, mine })
        const isListed = SEARCHED.includes(name)
        tally.try(
          seen === 0 || isListed,
          () => `${name}: ${seen} rows of others, bound to ${bound || 'nobody'}`,
        )
      }
    }
    for (const way of ['set role none', 'reset role', 'set session authorization default']) {
      const seen = await pool.query(`${way}; select count(*)::int as n from company`).then(
        (results) => (results as unknown as { rows: { n: number }[] }[]).at(-1)!.rows[0]!.n,
        () => 0,
      )
      tally.try(seen === 0, () => `${way}: it sees ${seen} companies`)
    }
    tally.note(`${tables.length} tables`)
  },
}

async function foreignRows(
  pool: ReturnType<typeof servicePool>,
  { name, bound, mine }: { name: string; bound: string; mine: string },
): Promise<number> {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    await connection.query("select set_config('purser.client', $1, true)", [bound])
    const { rows } = await connection.query(`select count(*)::int as n from ${name} where client_id <> $1`, [
      mine,
    ])
    return rows[0].n
  } catch {
    // It may not even ask.
    return 0
  } finally {
    await connection.query('rollback')
    connection.release()
  }
}
