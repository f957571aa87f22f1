import type { Drill } from '../support/drill.ts'
import { load, said } from '../support/load.ts'
import { clientOf, expectHonest } from '../support/outage.ts'
import { proxy, through } from '../support/proxy.ts'

export const silent: Drill = {
  row: '3d',
  title: 'every open connection to PostgreSQL goes silent, new ones work (failover)',
  failure:
    'no answer in 30 s, or not 200 or 503 with Retry-After; not all 200 in the last third; SIGTERM not obeyed',
  async run(ground) {
    const { tally } = ground
    const postgres = await ground.postgres()
    const between = await proxy(postgres.port)
    ground.after(() => between.close())
    const service = await ground.service({ DATABASE_URL: through(postgres.url, between.port) })
    const client = await clientOf(service.url)
    await load({ connections: 16, most: 100 }, (at) => client.mixed(at))
    const count = between.silence()
    const seconds = ground.count(180, 70)
    const found = await load({ connections: 12, seconds, pause: 500 }, (at) => client.mixed(at, 30_000))
    expectHonest(tally, found)
    for (const { status } of found.answers.slice(-Math.ceil(found.answers.length / 3)))
      if (status !== 200) tally.fail(`${status} in the last third`)
    between.silence()
    const took = await service.stop(35_000)
    tally.try(took !== undefined, () => 'SIGTERM was not obeyed in 35 s')
    tally.note(
      `${count} connections; ${said(found)}; ended ${((took ?? 0) / 1000).toFixed(1)} s after SIGTERM`,
    )
  },
}
