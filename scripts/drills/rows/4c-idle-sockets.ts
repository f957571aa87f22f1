import { asked, demo, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { load, said } from '../support/load.ts'
import { type Held, held } from '../support/sockets.ts'

export const idleSockets: Drill = {
  row: '4c',
  title: '5,000 sockets that are opened and say nothing',
  failure: 'another client that is not answered 200 meanwhile',
  async run(ground) {
    const database = await ground.database()
    const { url } = await ground.service({ DATABASE_URL: database.url })
    const { companyId, userId } = await demo(scene(url, FIRST).ok, 1)
    const sockets: Held[] = []
    for (let left = ground.count(5000, 100); left > 0; left -= 100)
      sockets.push(...(await Promise.all(Array.from({ length: Math.min(left, 100) }, () => held(url)))))
    ground.after(() => {
      for (const { socket } of sockets) socket.destroy()
    })
    const found = await load({ connections: 2, most: 200 }, () =>
      asked(url, 'reports/getUser', { companyId, userId }, { client: FIRST }),
    )
    for (const { status } of found.answers) ground.tally.try(status === 200, () => `${status}`)
    ground.tally.note(`${sockets.length} sockets; ${said(found)}`)
  },
}
