import { user } from '../../../test/support/bodies.ts'
import { asked, demo, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { load, said } from '../support/load.ts'

const CLIENTS = 200

export const mixedLoad: Drill = {
  row: '4a',
  title: '200 keep-alive clients, mixed reads and writes, 60 s, twice',
  failure: 'an answer that is not 200',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const { url, memory } = await ground.service({ DATABASE_URL: database.url })
    const client = FIRST
    const { companyId, payPeriodId, userId } = await demo(scene(url, client).ok, 20)
    const asks: readonly (() => readonly [string, object])[] = [
      () => ['reports/getUser', { companyId, userId }],
      () => ['reports/getUsers', { companyId, limit: 20 }],
      () => ['adminPortal/addUser', user(companyId)],
      () => ['reports/getLedger', { companyId }],
      () => ['reports/getPayPeriodDetails', { payPeriodId }],
    ]
    const before = memory()
    for (let time = 0; time < 2; time++) {
      const found = await load({ connections: CLIENTS, seconds: ground.count(60, 5) }, () => {
        const [address, body] = ground.random.pick(asks)()
        return asked(url, address, body, { client })
      })
      for (const { status, text } of found.answers)
        tally.try(status === 200, () => `${status} ${text.slice(0, 200)}`)
      tally.note(`${said(found)}; RSS ${before} -> ${memory()} MB`)
    }
  },
}
