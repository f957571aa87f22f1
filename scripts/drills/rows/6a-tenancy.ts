import { newId } from '../../../src/kernel/ids.ts'
import { operations } from '../../../src/operations/index.ts'
import { idsIn } from '../../../src/wire/fields/body-fields.ts'
import type { Noun } from '../../../src/wire/fields/nouns.ts'
import { type World, worldOf } from '../../../test/support/world.ts'
import { scene } from '../support/ask.ts'
import type { Database } from '../support/database.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST, OTHER } from '../support/ground.ts'
import { replaced } from '../support/paths.ts'

export const tenancy: Drill = {
  row: '6a',
  title:
    'tenancy: every id field of every operation, foreign against unknown, dry and real; and all ids foreign',
  failure: 'a foreign id that is answered otherwise than an unknown one; a changed row of the other client',
  async run(ground) {
    const { tally, random } = ground
    const database = await ground.database()
    // Without runners nothing changes but by what is asked here.
    const { url } = await ground.service({ DATABASE_URL: database.url, PURSER_RUNNERS: '0' })
    const { call } = scene(url, FIRST)
    const mine = await worldOf(call, database.owner)
    const theirs = await worldOf(scene(url, OTHER).call, database.owner)
    const before = await rowsOf(database, theirs)
    const cells = operations.flatMap((operation) => {
      const ids = idsIn(operation.body, mine.bodyOf(operation))
      return [...ids.map((id) => [id]), ...(ids.length > 1 ? [ids] : [])].flatMap((fields) =>
        ['true', 'false'].map((dry) => ({ operation, fields, dry })),
      )
    })
    const share = ground.count(cells.length, 200) / cells.length
    for (const { operation, fields, dry } of cells.filter(() => random.next() < share)) {
      const body = mine.bodyOf(operation)
      const ask = async (idOf: (noun: Noun) => string) => {
        const sent = fields.reduce<unknown>(
          (given, { path, noun }) => replaced(given, path.split('.'), idOf(noun)),
          body,
        )
        const { status, text } = await call(operation.address, sent as object, {
          headers: { 'Dry-Run': dry },
        })
        return `${status} ${text.replaceAll(UUID, 'an id').replaceAll(/whsec_[^"]+/g, 'a secret')}`
      }
      const [foreign, unknown] = [await ask(theirs.idOf), await ask(() => newId())]
      const where = `${operation.address} ${fields.map(({ path }) => path)} dry ${dry}`
      tally.try(foreign === unknown || isRepeat(unknown), () =>
        `${where}: ${foreign} / ${unknown}`.slice(0, 300),
      )
    }
    const after = await rowsOf(database, theirs)
    for (const [table, hash] of before)
      if (after.get(table) !== hash) tally.fail(`rows of the other client changed in ${table}`)
  },
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** What the first of the two calls took, the second finds taken: the difference is of one's own doing. */
const isRepeat = (answer: string): boolean => /already/.test(answer)

/** A hash over the rows of a client, table by table. */
async function rowsOf({ owner }: Database, { companyId }: World): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and c.relname not in ('account', 'api_key', 'audit', 'event')`,
  )
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await owner.query(
      `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as hash from ${name} t
       where client_id = (select client_id from company where company_id = $1)`,
      [companyId],
    )
    found.set(name, rows[0].hash)
  }
  return found
}
