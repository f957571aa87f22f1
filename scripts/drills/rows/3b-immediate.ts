import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../support/drill.ts'
import { said } from '../support/load.ts'
import { clientOf, during, expectBack, expectHonest } from '../support/outage.ts'

export const immediate: Drill = {
  row: '3b',
  title: 'PostgreSQL stopped with -m immediate, 6 times, under load',
  failure: 'an answer that is not 200 or 503 with Retry-After; no 200 within 10 s of its return',
  async run(ground) {
    const postgres = await ground.postgres()
    const service = await ground.service({ DATABASE_URL: postgres.url })
    const client = await clientOf(service.url)
    const found = await during(client, async () => {
      for (let time = 0; time < ground.count(6, 2); time++) {
        await sleep(1000)
        postgres.signal('SIGQUIT')
        await postgres.start()
      }
      await sleep(500)
    })
    expectHonest(ground.tally, found)
    await expectBack(ground, client, 10_000)
    ground.tally.note(said(found))
  },
}
