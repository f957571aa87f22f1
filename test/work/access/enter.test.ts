import { expect, test, vi } from 'vitest'
import { brakes, TRIES } from '../../../src/domain/access/limits.ts'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { brakeOf, TooMany } from '../../../src/store/access/brake.ts'
import type { FrontDoor } from '../../../src/store/access/door.ts'
import { newToken } from '../../../src/store/access/door.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { serviceSecret } from '../../../src/store/database/service-secret.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { byCode, byLink, entering } from '../../../src/work/access/enter.ts'
import { browserAt } from '../../support/browser.ts'
import { people } from '../../support/people.ts'
import { service, testSettings } from '../../support/service.ts'

// A few seconds, and minutes on a machine that does much else.
vi.setConfig({ testTimeout: 300_000 })

const started = await service()
const { owner, url, databaseUrl } = started
const { verifiedCompany, added } = people(started)
const companyId = await verifiedCompany()

const pool = servicePool(databaseUrl, 4)
const master = await masterKeys(testSettings())
const pepper = await serviceSecret(owner, master, 'api key pepper')
const door: FrontDoor = {
  pool,
  vaults: vaults(master),
  pepper,
  isSandbox: true,
  consoleUrl: undefined,
  brake: brakeOf(pool, pepper),
  wrongSecrets: 20,
}

/** What became of a guess. */
const outcome = (guess: Promise<string | undefined>) =>
  guess.then(
    (token) => (token === undefined ? 'wrong' : 'in'),
    (error) => (error instanceof TooMany ? 'told to wait' : 'failed'),
  )

const counted = (outcomes: readonly string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((one) => [one, outcomes.filter((each) => each === one).length]),
  )

const asked = async (email: string) => {
  await added(companyId, { email })
  await browserAt(url).call('session/requestSignIn', { email })
}

test('fifty thousand codes and fifty thousand links, guessed from one network: twenty are looked at, none is right', async () => {
  const email = 'guessed@heron.example'
  await asked(email)
  const outcomes: string[] = []
  for (let n = 0; n < 50_000; n += 25) {
    const codes = Array.from({ length: 25 }, (_, at) => String(n + at).padStart(6, '0'))
    const guesses = codes.flatMap((code) => [
      outcome(entering(door, '192.0.2.7', () => byCode(door, { email, code }))),
      outcome(entering(door, '192.0.2.7', () => byLink(door, newToken()))),
    ])
    outcomes.push(...(await Promise.all(guesses)))
  }
  expect(counted(outcomes)).toEqual({ wrong: 20, 'told to wait': 99_980 })
})

test('what all guesses of an hour are worth, whoever makes them', () => {
  const [codes, links] = [1_000_000, 2 ** 256]
  // One network: 4 quarters of an hour × 20 tries = 80. As many networks as one likes: an address gets 5 letters an hour, and
  // each letter bears 5 wrong codes: 25 of a million, one in 40,000.
  const fromNetwork = (3600 / brakes.wrongTry.within) * brakes.wrongTry.most
  const atAddress = brakes.letterToAddress.most * (3600 / brakes.letterToAddress.within) * TRIES
  expect([fromNetwork, atAddress, codes / atAddress]).toEqual([80, 25, 40_000])
  // A link bears more guesses than all computers make: a hundred thousand of them have no chance worth a name.
  expect(100_000 / links).toBeLessThan(1e-70)
})

test('from as many networks as there are guesses, a letter bears five, and the log is not flooded', async () => {
  const email = 'spread@heron.example'
  await asked(email)
  const guess = (n: number) =>
    outcome(
      entering(door, `198.51.100.${n}`, () => byCode(door, { email, code: String(n).padStart(6, '0') })),
    )
  for (let n = 0; n < 1000; n += 50) {
    const all = await Promise.all(Array.from({ length: 50 }, (_, at) => guess(n + at)))
    expect(all.filter((one) => one !== 'wrong')).toEqual([])
  }
  const { rows } = await owner.query('select tries from sign_in where email_key = $1', [email])
  expect(rows).toEqual([{ tries: 5 }])
  const log = await owner.query("select count(*)::int as n from access_log where act = 'sent a wrong code'")
  expect(log.rows[0].n).toBeLessThan(100)
  await pool.end()
})
