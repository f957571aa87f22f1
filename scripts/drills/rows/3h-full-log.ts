import { join } from 'node:path'
import type pg from 'pg'
import { quietPool } from '../support/database.ts'
import type { Drill } from '../support/drill.ts'
import { embeddedUrl } from '../support/kills.ts'
import { load, said, within } from '../support/load.ts'
import { clientOf, expectHonest } from '../support/outage.ts'
import { moved, smallDisk } from '../support/small-disk.ts'

export const fullLog: Drill = {
  row: '3h',
  title: 'the disk of the log of the embedded PostgreSQL is full, so that it ends, and has room again later',
  failure:
    'not back by itself within 60 s of there being room; nothing is logged; an answer but 200, or 503 with Retry-After',
  needs: 'root',
  async run(ground) {
    const { tally } = ground
    const environment = { PURSER_DATA_DIR: join(ground.directory, 'purser'), PURSER_LOG_LEVEL: 'warn' }
    await (await ground.service(environment)).stop()
    const disk = smallDisk(ground, 200)
    moved(join(environment.PURSER_DATA_DIR, 'postgres/data/pg_wal'), join(disk.path, 'pg_wal'))
    const service = await ground.service(environment)
    const client = await clientOf(service.url)
    const owner = quietPool(embeddedUrl(environment.PURSER_DATA_DIR), 1)
    ground.after(() => owner.end())

    disk.fill()
    tally.try(await runsOut(owner, client.write), () => 'the log never ran out of room')
    const found = await load({ connections: 4, seconds: ground.count(30, 8), pause: 200 }, (at) =>
      client.mixed(at),
    )
    expectHonest(tally, found)
    disk.empty()
    const took = await within(60_000, async () => (await client.write(5000)).status === 200)
    tally.try(took !== undefined, () => 'no 200 in 60 s although there is room')
    tally.try(/PostgreSQL/.test(service.said()), () => 'nothing about it in the log')
    tally.note(`${said(found)}; back after ${took === undefined ? 'never' : `${(took / 1000).toFixed(1)} s`}`)
  },
}

/** Segment after segment is used up, until there is no next one: PostgreSQL then ends. */
async function runsOut(owner: pg.Pool, write: () => Promise<unknown>): Promise<boolean> {
  for (let segment = 0; segment < 40; segment++) {
    await write()
    const isAlive = await owner.query('select pg_switch_wal()').then(
      () => true,
      () => false,
    )
    if (!isAlive) return true
  }
  return false
}
