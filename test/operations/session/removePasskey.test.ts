import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { browserAt } from '../../support/browser.ts'
import { refused } from '../../support/caller.ts'
import { deviceOf } from '../../support/passkey.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { call, url } = shared
const { verifiedCompany, worker, signIn } = signingIn(shared)

test('a passkey that was removed opens nothing; somebody else’s cannot be', async () => {
  const companyId = await verifiedCompany()
  const [mine, theirs] = [await worker(companyId), await worker(companyId)]
  const browser = await signIn(mine.email)
  const { device, asked, added } = deviceOf(browser)
  const [{ passkeyId }] = (await added()).body.session.passkeys

  const unknown = refused('You have no such passkey')
  const other = await signIn(theirs.email)
  expect(await other.call('session/removePasskey', { passkeyId })).toMatchObject(unknown)
  expect((await browser.call('session/removePasskey', { passkeyId })).body.session.passkeys).toEqual([])
  expect(await browser.call('session/removePasskey', { passkeyId: newId() })).toMatchObject(unknown)
  const visitor = browserAt(url)
  const passkey = device.signed(await asked('signIn', visitor))
  expect((await visitor.call('session/createSession', { passkey })).status).toBe(400)
  expect(await call('session/removePasskey', { passkeyId })).toMatchObject(
    refused('Passkeys belong to people; nobody has signed in'),
  )
})
