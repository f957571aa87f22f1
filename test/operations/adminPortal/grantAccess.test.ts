import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, call } = shared
const { verifiedCompany, staff, signIn, lettersTo, later } = signingIn(shared)
const companyId = await verifiedCompany()

test('a letter says where to sign in; the same grant again tells nobody', async () => {
  const { email, businessUserId } = await staff(companyId, { role: 'bookkeeper' })
  await later()
  const [letter, ...further] = lettersTo(email)
  expect(letter!.text).toContain('Subject: You can sign in to the payroll of Blue Heron Bakery')
  expect(letter!.text).toContain('http://localhost:0/sign-in')
  expect(further).toEqual([])
  await ok('adminPortal/grantAccess', { companyId, businessUserId, role: 'bookkeeper' })
  await later()
  expect(lettersTo(email)).toEqual([])
})

test('another role ends the sessions that had the one before, at once', async () => {
  const { email, businessUserId } = await staff(companyId, { role: 'administrator' })
  const [one, two] = [await signIn(email), await signIn(email)]
  const { access } = await ok('adminPortal/grantAccess', { companyId, businessUserId, role: 'bookkeeper' })
  expect(access).toMatchObject({ role: 'bookkeeper', endedSessions: 2 })
  for (const browser of [one, two]) expect((await browser.call('session/getSession')).status).toBe(401)
  await ok('adminPortal/grantAccess', { companyId, businessUserId, role: 'administrator' })
  expect((await one.call('session/getSession')).status).toBe(401)
})

test('a business user of another company is unknown', async () => {
  const other = await verifiedCompany()
  const { businessUserId } = await staff(companyId)
  const reply = await call('adminPortal/grantAccess', {
    companyId: other,
    businessUserId,
    role: 'bookkeeper',
  })
  expect(reply.body.error.message).toBe('Invalid BusinessUserId')
})
