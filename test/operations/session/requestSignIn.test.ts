import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, url } = shared
const { verifiedCompany, staff, worker, letterFor, lettersTo, later, forgetCounts } = signingIn(shared)
const companyId = await verifiedCompany()
const ask = (email: string) => browserAt(url).call('session/requestSignIn', { email })

test('a letter with a link and a code, which names the company, in the language of its reader', async () => {
  const { email } = await staff(companyId, { language: 'es' })
  await later()
  const [invited] = lettersTo(email)
  expect(invited!.text).toContain('Blue Heron Bakery le ha dado acceso')
  await forgetCounts()
  await ask(email.toUpperCase())
  await later()
  const [letter] = lettersTo(email)
  expect(letter!.text).toContain('Hola, Ada:')
  expect(letter!.text).toContain('la nómina de Blue Heron Bakery')
  expect(letter!.text).toMatch(/http:\/\/localhost:\d+\/link#[\w-]{43}\n/)

  const { email: english } = await worker(companyId)
  expect(await letterFor(english)).toEqual({
    link: expect.stringMatching(/\/link#/),
    linkToken: expect.stringMatching(/^[\w-]{43}$/),
    code: expect.stringMatching(/^\d{6}$/),
  })
})

test('a known and an unknown address are answered alike; only the known one gets a letter', async () => {
  const { email } = await worker(companyId)
  await forgetCounts()
  const [known, unknown] = [await ask(email), await ask('nobody@heron.example')]
  expect([known.status, known.body]).toEqual([200, unknown.body])
  await later()
  expect(lettersTo(email)).toHaveLength(1)
  expect(lettersTo('nobody@heron.example')).toHaveLength(0)
})

test('a business user without access gets none', async () => {
  const { businessUserId, email } = await staff(companyId)
  await later()
  await ok('adminPortal/revokeAccess', { companyId, businessUserId })
  await later()
  expect(lettersTo(email).at(-1)!.text).toContain('has taken back your access to its payroll')
  await forgetCounts()
  expect((await ask(email)).status).toBe(200)
  await later()
  expect(lettersTo(email)).toEqual([])
})

test('five letters an hour to an address, whoever has it, and then a wait', async () => {
  const { email } = await worker(companyId)
  for (const address of [email, 'stranger@heron.example']) {
    await forgetCounts()
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await ask(address)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const told = await ask(address)
    expect(told.body.error.message).toMatch(/^Too many tries; try again in \d+ minutes$/)
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(3000)
  }
})
