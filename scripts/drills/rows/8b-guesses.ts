import { asked } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { load, said } from '../support/load.ts'
import { productionOn } from '../support/production.ts'

/** So many may be told that they are wrong, and then so many a second; whoever asks more often is slowed down. */
const [FIRST_GUESSES, A_SECOND] = [100, 10]

export const guesses: Drill = {
  row: '8b',
  title: 'wrong secrets for one clientID, 50 connections, 8 s',
  failure:
    'more than 100 and 10 a second answered 401; a 429 without Retry-After; a weak secret accepted in production',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const { url } = await ground.service({ DATABASE_URL: database.url })
    const [id] = FIRST.split(':') as [string]
    const seconds = ground.count(8, 3)
    const found = await load({ connections: 50, seconds }, (at) =>
      asked(url, 'reports/getCompanies', {}, { client: `${id}:guess-${at}` }),
    )
    const guessed = found.statuses[401] ?? 0
    tally.passed(found.answers.length)
    for (const { status, headers } of found.answers)
      if (status === 429 && headers['retry-after'] === undefined) tally.fail('429 without Retry-After')
    if (guessed > FIRST_GUESSES + A_SECOND * seconds)
      tally.fail(`${guessed} guesses in ${seconds} s were answered`)
    tally.note(said(found))
    const weak = await ground
      .service({ ...productionOn(database), PURSER_SECRET_KEY: 'a-secret' })
      .catch((error: Error) => error.message)
    tally.try(
      typeof weak === 'string' && /SECRET/.test(weak),
      () =>
        `production: ${typeof weak === 'string' ? weak.slice(0, 200) : 'it starts with PURSER_SECRET_KEY=a-secret'}`,
    )
  },
}
