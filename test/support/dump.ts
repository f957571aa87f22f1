import type pg from 'pg'

/** Every row of every table, as text: what someone reads who steals the database. */
export async function dumpOf(owner: pg.Pool): Promise<string> {
  const tables = await owner.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const parts = []
  for (const { name } of tables.rows) {
    const { rows } = await owner.query<{ line: string }>(`select t::text as line from "${name}" t`)
    parts.push(...rows.map(({ line }) => `${name}: ${line}`))
  }
  return parts.join('\n')
}

/** How a secret may look in a dump: as it is, without separators, and as the hex of either. */
export function traces(secret: string): readonly string[] {
  const spellings = [secret, secret.replace(/\D/g, '')]
  return [...spellings, ...spellings.map((spelling) => Buffer.from(spelling).toString('hex'))]
}
