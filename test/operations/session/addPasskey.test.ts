import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { refused } from '../../support/caller.ts'
import { deviceOf } from '../../support/passkey.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { call, url } = shared
const { verifiedCompany, staff, signIn, byLink, forgetCounts } = signingIn(shared)
const companyId = await verifiedCompany()
const notAdmitted = 'This does not sign anybody in: it is wrong, used, or over. Ask for a new letter'

test('a passkey signs its owner in, in another browser, and each signature counts once', async () => {
  const { email, businessUserId } = await staff(companyId)
  const browser = await signIn(email)
  const { device, asked, added } = deviceOf(browser)
  const { session } = (await added()).body
  expect(session.passkeys).toMatchObject([{ name: 'Laptop', usedAt: null }])

  const elsewhere = browserAt(url)
  const passkey = device.signed(await asked('signIn', elsewhere))
  const reply = await elsewhere.call('session/createSession', { passkey })
  expect(reply.body.session).toMatchObject({
    signedInBy: 'passkey',
    isConfirmed: true,
    people: [{ businessUserId }],
    passkeys: [{ usedAt: expect.any(String) }],
  })
  expect(await browserAt(url).call('session/createSession', { passkey })).toMatchObject(refused(notAdmitted))
})

test('what was signed for another site, by another key, or by a copy that does not count on, signs nobody in', async () => {
  const { email } = await staff(companyId)
  const { device, asked, added } = deviceOf(await signIn(email))
  await added()
  await forgetCounts()
  const visitor = browserAt(url)
  const stranger = deviceOf(visitor).device
  const options = async () => asked('signIn', visitor)
  const right = await browserAt(url).call('session/createSession', {
    passkey: device.signed(await options()),
  })
  expect(right.status).toBe(200)
  const tries = [
    device.signed(await options(), { counts: 0 }),
    device.signed(await options(), { from: 'https://evil.example' }),
    device.signed({ ...(await options()), rpId: 'evil.example' }),
    device.signed({ ...(await options()), challenge: 'bm90aGluZw' }),
    { ...stranger.signed(await options()), id: device.id, rawId: device.id },
    stranger.signed(await options()),
  ]
  for (const passkey of tries) {
    expect(await visitor.call('session/createSession', { passkey })).toMatchObject(refused(notAdmitted))
  }
})

test('only who has just proven who it is adds one, and only one that was asked for here', async () => {
  const { email, businessUserId } = await staff(companyId)
  const linked = await byLink({ companyId, businessUserId })
  expect(await deviceOf(linked).added()).toMatchObject(
    refused('Prove again who you are before you add a passkey: session/confirmIdentity'),
  )
  const notMade = refused('This is no passkey that was asked for here; ask again with requestPasskey')
  const [browser, other] = [await signIn(email), await signIn(email)]
  const { device, asked, added } = deviceOf(browser)
  const add = (passkey: object) => browser.call('session/addPasskey', { name: 'Laptop', passkey })
  expect(await add(device.made(await asked('add', other)))).toMatchObject(notMade)
  expect(await add(device.made(await asked('add'), 'https://evil.example'))).toMatchObject(notMade)
  expect((await added()).status).toBe(200)
  expect(await added()).toMatchObject(notMade)
  const passkey = device.made(await asked('add'))
  expect(await call('session/addPasskey', { name: 'Server', passkey })).toMatchObject(
    refused('Passkeys are for people who have signed in'),
  )
})
