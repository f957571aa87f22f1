import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { kyc } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, call } = shared
const { verifiedCompany, staff, worker, lettersTo, later } = signingIn(shared)
const companyId = await verifiedCompany()

test('a worker gets the invitation again, in the worker’s language, with the place to sign in', async () => {
  const { userId, email } = await worker(companyId, { language: 'es' })
  await ok('adminPortal/resendInvitation', { companyId, userId })
  await later()
  const [letter] = lettersTo(email)
  expect(letter!.text).toContain('paga a su personal con Purser')
  expect(letter!.text).toContain('http://localhost:0/sign-in')
  await ok('adminPortal/updateUser', { user: { userId, language: 'en' } })
  expect((await ok('reports/getUser', { companyId, userId })).user[0].language).toBe('en')
  await ok('adminPortal/resendInvitation', { companyId, userId })
  await later()
  expect(lettersTo(email)[0]!.text).toContain('pays its people with Purser')
})

test('a business user with access gets theirs; one without is refused, and so is a leaver', async () => {
  const { businessUserId, email } = await staff(companyId)
  await later()
  lettersTo(email)
  await ok('adminPortal/resendInvitation', { companyId, businessUserId })
  await later()
  expect(lettersTo(email)).toHaveLength(1)
  await ok('adminPortal/revokeAccess', { companyId, businessUserId })
  expect(await call('adminPortal/resendInvitation', { companyId, businessUserId })).toMatchObject(
    refused('This business user has no access yet; use grantAccess first'),
  )
  expect(await call('adminPortal/resendInvitation', { companyId })).toMatchObject(
    refused('Send userId or businessUserId, and not both'),
  )
  const who = await worker(companyId)
  await ok('userOnboarding/addKycInformation', kyc(who))
  await ok('adminPortal/terminateUser', {
    user: { companyId, userId: who.userId, exitDate: '2026-12-31' },
  })
  expect(await call('adminPortal/resendInvitation', { companyId, userId: who.userId })).toMatchObject(
    refused('This worker has left; a leaver signs in with the address that was given at the exit'),
  )
})
