import { asked, scene } from '../support/ask.ts'
import { cli } from '../support/cli.ts'
import type { Drill, Ground } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { summed } from '../support/load.ts'
import { planted } from '../support/planted.ts'

export const credentials: Drill = {
  row: '8',
  title: 'credentials: shapes, timing, revoked, rotated, without SSN, response headers, other origins',
  failure:
    'a wrong one that is not 401; medians more than a quarter and 1 ms apart; a key that lives too long or sees too much; a missing header',
  async run(ground) {
    const database = await ground.database()
    const { url } = await ground.service({ DATABASE_URL: database.url, PURSER_TRUST_PROXY: 'yes' })
    await shapes(ground, url)
    await timing(ground, url)
    await keys(ground, url, { DATABASE_URL: database.url })
    await headers(ground, url)
  },
}

const [id, secret] = FIRST.split(':') as [string, string]
const encoded = (text: string) => Buffer.from(text).toString('base64')

// biome-ignore format: a list to be read as a block
const SHAPES: readonly string[] = [
  '', 'Basic', 'Basic ', 'Basic =', 'Basic ====', 'Basic !!!!', `Basic ${encoded('')}`, `Basic ${encoded(':')}`,
  `Basic ${encoded(id)}`, `Basic ${encoded(`${id}:`)}`, `Basic ${encoded(`:${secret}`)}`, `Basic ${encoded(`${id}:${secret} `)}`,
  `Basic ${encoded(`${id}:${secret}\u0000`)}`, `Basic ${encoded(` ${id}:${secret}`)}`, `Basic ${encoded(`${id.toUpperCase()}:${secret}`)}`,
  `Basic ${encoded(`${id}:${secret.toUpperCase()}`)}`, `Basic ${encoded(`${id}:${secret.slice(0, -1)}`)}`, `Basic ${encoded(`${id}:${secret}${secret}`)}`,
  `Basic ${encoded(`${id}:' or '1'='1`)}`, `Basic ${encoded(`' or 1=1 --:${secret}`)}`, `Basic ${encoded(`%:${secret}`)}`,
  `Basic ${encoded(`${id}::${secret}`)}`, `Basic ${encoded(`${'x'.repeat(5000)}:y`)}`, `Basic ${encoded(`${id}:${'y'.repeat(5000)}`)}`,
  `Bearer ${secret}`, `Digest ${encoded(FIRST)}`, `Basic,${encoded(FIRST)}`, `Basic ${encoded(FIRST)},Basic x`,
  `Basic ${encoded(FIRST).slice(0, -6)}`, encoded(FIRST), `${id}:${secret}`, 'Basic null',
]

async function shapes({ tally }: Ground, url: string): Promise<void> {
  for (const authorization of SHAPES) {
    const headers = authorization === '' ? {} : { authorization }
    const { status } = await asked(url, 'reports/getCompanies', {}, { headers })
    tally.try(status === 401, () => `${authorization.slice(0, 40)}: ${status}`)
  }
}

/** The first requests also compile what they run. */
const WARM_UP = 50

async function timing({ tally, count }: Ground, url: string): Promise<void> {
  const kinds = {
    known: `${id}:wrong-secret-wrong-secret`,
    unknown: 'nobody-here:wrong-secret-wrong-secret',
    prefix: `${id}:${secret.slice(0, 12)}`,
  }
  const found: Record<string, Awaited<ReturnType<typeof asked>>[]> = { known: [], unknown: [], prefix: [] }
  const turns = Object.entries(kinds)
  for (let time = 0; time < count(3000, 300); time++) {
    // Each from a network of its own, so that the brake on guesses slows none of them, and in another order each time.
    for (const at of [0, 1, 2]) {
      const [kind, client] = turns[(time + at) % turns.length]!
      const headers = { 'x-forwarded-for': `10.${at}.${time >> 8}.${time & 255}` }
      const answer = await asked(url, 'reports/getCompanies', {}, { client, headers })
      tally.try(answer.status === 401, () => `${kind}: ${answer.status}`)
      if (time >= WARM_UP) found[kind]!.push(answer)
    }
  }
  const medians = Object.entries(found).map(([kind, answers]) => [kind, summed(answers).p50] as const)
  const [least, most] = [Math.min(...medians.map(([, ms]) => ms)), Math.max(...medians.map(([, ms]) => ms))]
  if (most - least > 1 && most - least > least / 4) tally.fail(`medians ${medians.join(' ')}`)
  tally.note(`p50 ${medians.map(([kind, ms]) => `${kind} ${ms.toFixed(2)}`).join(', ')} ms`)
}

async function keys(
  { tally }: Ground,
  url: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const keyOf = async (...words: string[]): Promise<string> => {
    const { stdout } = await cli(environment, 'client', ...words, '--id', 'keyed', '--json')
    const { clientID, SecretKey } = JSON.parse(stdout)
    return `${clientID}:${SecretKey}`
  }
  const statusOf = async (client: string) => (await asked(url, 'reports/getCompanies', {}, { client })).status
  const first = await keyOf('create')
  tally.try((await statusOf(first)) === 200, () => 'a new key is not accepted')
  const second = await keyOf('rotate')
  tally.try(
    (await statusOf(first)) === 200 && (await statusOf(second)) === 200,
    () => 'both keys must work in the grace',
  )
  const third = await keyOf('rotate', '--grace', '0')
  tally.try(
    (await statusOf(first)) === 401 && (await statusOf(second)) === 401,
    () => 'older keys outlive a rotation without grace',
  )
  const masked = await keyOf('rotate', '--no-ssn')
  const { workers, secrets } = await planted(scene(url, third).ok, 1)
  const { text } = await asked(url, 'reports/getUser', workers[0]!, { client: masked })
  tally.try(!text.includes(secrets['ssn 0']!), () => 'a key without SSN sees one')
  await cli(environment, 'client', 'revoke', '--id', 'keyed')
  tally.try(
    (await statusOf(third)) === 401 && (await statusOf(masked)) === 401,
    () => 'a revoked key is accepted',
  )
}

async function headers({ tally }: Ground, url: string): Promise<void> {
  const reply = await asked(
    url,
    'reports/getCompanies',
    {},
    { client: FIRST, headers: { origin: 'https://evil.example' } },
  )
  tally.try(reply.headers['access-control-allow-origin'] === undefined, () => 'another origin is allowed')
  tally.try(reply.headers['x-content-type-options'] === 'nosniff', () => 'no nosniff')
  tally.try(
    /no-store/.test(String(reply.headers['cache-control'])),
    () => `cache-control ${reply.headers['cache-control']}`,
  )
  const bare = await asked(url, 'reports/getCompanies', {})
  tally.try(/^Basic/.test(String(bare.headers['www-authenticate'])), () => 'no challenge with 401')
}
