import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../support/drill.ts'
import { said } from '../support/load.ts'
import { clientOf, during, expectBack, expectHonest } from '../support/outage.ts'

export const stopped: Drill = {
  row: '3a',
  title: 'PostgreSQL stopped for 30 s under load',
  failure: 'an answer that is not 200 or 503 with Retry-After; no 200 within 10 s of its return',
  async run(ground) {
    const postgres = await ground.postgres()
    const service = await ground.service({ DATABASE_URL: postgres.url })
    const client = await clientOf(service.url)
    const found = await during(client, async () => {
      await sleep(500)
      postgres.signal('SIGINT')
      await postgres.ended()
      await sleep(ground.count(30, 3) * 1000)
    })
    expectHonest(ground.tally, found)
    await postgres.start()
    await expectBack(ground, client, 10_000)
    ground.tally.note(said(found))
  },
}
