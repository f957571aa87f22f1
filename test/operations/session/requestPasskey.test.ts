import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { refused } from '../../support/caller.ts'
import { deviceOf } from '../../support/passkey.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { owner, url } = shared
const { verifiedCompany, worker, signIn } = signingIn(shared)

test('anybody may ask what to sign to sign in; the rest needs a person who has', async () => {
  const visitor = browserAt(url)
  const { publicKey } = (await visitor.call('session/requestPasskey', { use: 'signIn' })).body
  expect(publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
  for (const use of ['add', 'confirm']) {
    expect(await visitor.call('session/requestPasskey', { use })).toMatchObject(
      refused('Sign in first: a passkey is added or asked for in a session of a person'),
    )
  }
})

test('a passkey proves again who it is, in the session that asked, within five minutes', async () => {
  const companyId = await verifiedCompany()
  const { email } = await worker(companyId)
  const browser = await signIn(email)
  const { device, asked, added } = deviceOf(browser)
  await added()
  const confirm = async (passkey: object) =>
    (await browser.call('session/confirmIdentity', { passkey })).status
  await owner.query('update session set confirmed_at = null where email_key = $1', [email])

  const options = await asked('confirm')
  expect(options.allowCredentials).toMatchObject([{ id: device.id }])
  expect(await confirm(device.signed(await asked('confirm', await signIn(email))))).toBe(400)
  expect(await confirm(device.signed(options))).toBe(200)
  const { session } = (await browser.call('session/getSession')).body
  expect(session.isConfirmed).toBe(true)

  const late = device.signed(await asked('confirm'))
  await owner.query("update passkey_challenge set expires_at = now() - interval '1 second'")
  expect(await confirm(late)).toBe(400)
})
