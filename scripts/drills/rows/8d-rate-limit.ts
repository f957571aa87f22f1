import { asked } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { load, said } from '../support/load.ts'

const RATE = 50

export const rateLimit: Drill = {
  row: '8d',
  title: 'a rate limit of 50 a second, with forged X-Forwarded-For, X-Real-IP and Forwarded',
  failure:
    'more answers than the limit and its burst allow; a 429 without Retry-After; anything else than 200 and 429',
  async run(ground) {
    const { tally, random } = ground
    const database = await ground.database()
    const { url } = await ground.service({ DATABASE_URL: database.url, PURSER_RATE_LIMIT: String(RATE) })
    const number = () => Math.floor(random.next() * 250) + 1
    const forged = () => {
      const address = `${number()}.${number()}.${number()}.${number()}`
      return random.pick([
        { 'x-forwarded-for': address },
        { 'x-real-ip': address },
        { forwarded: `for=${address}` },
        {},
      ])
    }
    const from = performance.now()
    const found = await load({ connections: 20, seconds: ground.count(20, 4) }, () =>
      asked(url, 'reports/getCompanies', { limit: 1 }, { client: FIRST, headers: { ...forged() } }),
    )
    const seconds = (performance.now() - from) / 1000
    for (const { status, headers } of found.answers)
      tally.try(status === 200 || (status === 429 && headers['retry-after'] !== undefined), () => `${status}`)
    const allowed = Math.ceil(2 * RATE + RATE * (seconds + 1))
    if ((found.statuses[200] ?? 0) > allowed)
      tally.fail(`${found.statuses[200]} x 200, ${allowed} are allowed`)
    if (!found.statuses[429]) tally.note('the limit was never reached: the machine is too busy')
    tally.note(said(found))
  },
}
