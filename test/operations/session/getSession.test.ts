import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, url } = shared
const { verifiedCompany, staff, signIn } = signingIn(shared)

test('who has signed in, as what, and until when', async () => {
  const companyId = await verifiedCompany()
  const { email, businessUserId } = await staff(companyId, { language: 'es' })
  const { session } = (await (await signIn(email)).call('session/getSession')).body
  expect(session).toMatchObject({
    kind: 'person',
    label: 'Ada Marsh (administrator)',
    people: [{ businessUserId, role: 'administrator', name: 'Ada Marsh', language: 'es' }],
    passkeys: [],
  })
  const left = Date.parse(session.endsAt) - Date.now()
  expect(left).toBeGreaterThan(29 * 60_000)
  expect(left).toBeLessThanOrEqual(30 * 60_000)
})

test('a key is told who it is; nobody is told nothing', async () => {
  expect((await ok('session/getSession')).session).toMatchObject({
    kind: 'key',
    signedInBy: null,
    people: [],
  })
  expect((await browserAt(url).call('session/getSession')).status).toBe(401)
})
