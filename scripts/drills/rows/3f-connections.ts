import pg from 'pg'
import type { Drill } from '../support/drill.ts'
import { load, said } from '../support/load.ts'
import { clientOf, expectBack, expectHonest } from '../support/outage.ts'

export const connections: Drill = {
  row: '3f',
  title: 'every connection that PostgreSQL allows is used up by others',
  failure: 'an answer that is not 200 or 503 with Retry-After; no 200 within 10 s of their end',
  async run(ground) {
    const postgres = await ground.postgres({ max_connections: '40' })
    const service = await ground.service({ DATABASE_URL: postgres.url })
    const client = await clientOf(service.url)
    const taken: pg.Client[] = []
    ground.after(() => Promise.all(taken.map((each) => each.end().catch(() => {}))))
    const take = async (): Promise<boolean> => {
      const each = new pg.Client({ connectionString: postgres.url })
      each.on('error', () => {})
      const isIn = await each.connect().then(
        () => true,
        () => false,
      )
      if (isIn) taken.push(each)
      return isIn
    }
    while (taken.length < 40 && (await take())) {
      // Until there is no more.
    }
    // What the service holds is taken from it, and at once by others.
    await taken[0]!.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purser' and pid <> pg_backend_pid()`,
    )
    while (taken.length < 40 && (await take())) {
      // As above.
    }
    const found = await load({ connections: 6, most: ground.count(60, 12) }, (at) => client.mixed(at))
    expectHonest(ground.tally, found)
    await Promise.all(taken.splice(0).map((each) => each.end()))
    await expectBack(ground, client, 10_000)
    ground.tally.note(said(found))
  },
}
