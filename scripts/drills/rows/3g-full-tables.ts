import { join } from 'node:path'
import { ownPostgres } from '../support/database.ts'
import type { Drill } from '../support/drill.ts'
import { load, said } from '../support/load.ts'
import { clientOf, expectBack, expectHonest } from '../support/outage.ts'
import { moved, smallDisk } from '../support/small-disk.ts'

export const fullTables: Drill = {
  row: '3g',
  title: 'the disk of the tables is full, the log has room',
  failure:
    'a write that is not 200 or 503 with Retry-After; a read that is not 200; no 200 once there is room; a lost write',
  needs: 'root',
  async run(ground) {
    const { tally } = ground
    const disk = smallDisk(ground, 400)
    const postgres = await ownPostgres(join(disk.path, 'postgres'), { temp_buffers: '1MB' })
    ground.after(() => postgres.close())
    postgres.signal('SIGINT')
    await postgres.ended()
    const [inside, outside] = [join(postgres.data, 'pg_wal'), join(ground.directory, 'pg_wal')]
    moved(inside, outside)
    await postgres.start()
    const service = await ground.service({ DATABASE_URL: postgres.url })
    const client = await clientOf(service.url)

    disk.fill()
    const most = ground.count(1328, 150)
    const writes = await load({ connections: 4, most }, () => client.write())
    const reads = await load({ connections: 4, most: ground.count(1328, 50) }, () => client.read())
    disk.empty()
    expectHonest(tally, writes)
    for (const { status, text } of reads.answers)
      tally.try(status === 200, () => `read: ${status} ${text.slice(0, 200)}`)
    if (!writes.statuses[503] && !writes.statuses[500]) tally.fail('the disk was never full')
    await expectBack(ground, client, 15_000)
    const { rows } = await postgres.owner.query('select count(*)::int as kept from worker')
    const acknowledged = writes.statuses[200] ?? 0
    if (rows[0].kept < acknowledged)
      tally.fail(`${acknowledged} writes were acknowledged, ${rows[0].kept} are there`)
    tally.note(`writes ${said(writes)}; reads ${said(reads)}`)
  },
}
