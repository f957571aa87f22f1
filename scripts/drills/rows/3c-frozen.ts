import { setTimeout as sleep } from 'node:timers/promises'
import type { Drill } from '../support/drill.ts'
import { load, said } from '../support/load.ts'
import { clientOf, expectBack, expectHonest } from '../support/outage.ts'

export const frozen: Drill = {
  row: '3c',
  title: 'SIGSTOP of all of PostgreSQL for 40 s',
  failure: 'no answer in 30 s, or one that is not 200 or 503 with Retry-After; no answer from readyz in 3 s',
  needs: 'linux',
  async run(ground) {
    const postgres = await ground.postgres()
    const service = await ground.service({ DATABASE_URL: postgres.url })
    const client = await clientOf(service.url)
    await client.read()
    postgres.signal('SIGSTOP', 'all')
    const seconds = ground.count(40, 25)
    const asking = load({ connections: 8, seconds, pause: 500 }, (at) => client.mixed(at, 30_000))
    const watching = load({ connections: 1, seconds, pause: 2000 }, () => client.ready())
    await sleep(seconds * 1000)
    const [asked, watched] = [await asking, await watching]
    postgres.signal('SIGCONT', 'all')
    expectHonest(ground.tally, asked)
    for (const { status, ms } of watched.answers)
      ground.tally.try(status === 503, () => `readyz: ${status} after ${ms.toFixed(0)} ms`)
    await expectBack(ground, client, 15_000)
    ground.tally.note(`requests ${said(asked)}; readyz ${said(watched)}`)
  },
}
