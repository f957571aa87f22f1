import { basic } from '../../../test/support/caller.ts'
import { asked, demo, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { load, said, within } from '../support/load.ts'
import { held, statusesIn } from '../support/sockets.ts'

const authorization = `authorization: ${basic(FIRST)}\r\n`
const body = 'host: drill\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n'

/** What each socket sends; then it waits. */
const beginnings: Readonly<Record<string, string>> = {
  headers: 'POST /reports/getUsers HTTP/1.1\r\nhost: drill\r\nx-slow: ',
  body: `POST /reports/getUsers HTTP/1.1\r\n${authorization}${body}\r\n{"method":`,
  'body without credentials': `POST /reports/getUsers HTTP/1.1\r\n${body}\r\n{"method":`,
  'import body': `POST /payroll/importPayrollHistory HTTP/1.1\r\n${authorization}${body}\r\n{"method":`,
}

/** As PURSER_REQUEST_TIMEOUT says, and how long after it the last socket may still be open. */
const [LIMIT, GRACE] = [5000, 40_000]

export const slowloris: Drill = {
  row: '4b',
  title: 'slowloris, 500 sockets each: headers, body, body without credentials, import body',
  failure:
    'a socket still open 40 s after the limit, or closed with something else than 400, 401 or 408; another client not answered 200',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const environment = { DATABASE_URL: database.url, PURSER_REQUEST_TIMEOUT: String(LIMIT) }
    const { url } = await ground.service(environment)
    const { companyId, userId } = await demo(scene(url, FIRST).ok, 1)
    for (const [name, text] of Object.entries(beginnings)) {
      const sockets = await Promise.all(Array.from({ length: ground.count(500, 25) }, () => held(url, text)))
      let isOver = false
      const watching = load({ connections: 1, pause: 20, isOver: () => isOver }, () =>
        asked(url, 'reports/getUser', { companyId, userId }, { client: FIRST }),
      )
      const took = await within(LIMIT + GRACE, () => sockets.every(({ isClosed }) => isClosed()))
      isOver = true
      const good = await watching
      for (const { isClosed, text: came, socket } of sockets) {
        const statuses = statusesIn(came())
        tally.try(
          isClosed() && statuses.every((status) => [400, 401, 408].includes(status)),
          () => `${name}: ${statuses}`,
        )
        socket.destroy()
      }
      for (const { status } of good.answers)
        if (status !== 200) tally.fail(`${name}: the other client got ${status}`)
      tally.note(
        `${name}: all closed after ${took ? (took / 1000).toFixed(1) : 'never'} s, other client ${said(good)}`,
      )
    }
  },
}
