import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, call, url } = shared
const { verifiedCompany, staff, worker, signIn, letterFor } = signingIn(shared)
const companyId = await verifiedCompany()
const acts = ({ log }: { log: { act: string }[] }) => log.map(({ act }) => act)

test('who may sign in as staff, and of one person what happened, newest first', async () => {
  const one = await staff(companyId, { role: 'bookkeeper' })
  const two = await staff(companyId)
  const { access, log } = await ok('adminPortal/getAccess', { companyId })
  expect(access).toMatchObject([
    { businessUserId: one.businessUserId, role: 'bookkeeper', email: one.email, name: 'Ada Marsh' },
    { businessUserId: two.businessUserId, role: 'administrator' },
  ])
  expect(log).toEqual([])

  const { code } = await letterFor(one.email)
  const wrong = code === '111111' ? '111112' : '111111'
  await browserAt(url).call('session/createSession', { email: one.email, code: wrong })
  await (await signIn(one.email)).call('session/endSession')
  await ok('adminPortal/revokeAccess', { companyId, businessUserId: one.businessUserId })
  const person = await ok('adminPortal/getAccess', { companyId, businessUserId: one.businessUserId })
  expect(person.access).toEqual([])
  expect(acts(person)).toEqual([
    'lost access',
    'signed out',
    'signed in by letter',
    'asked for a letter',
    'sent a wrong code',
    'asked for a letter',
    'was given access',
  ])
})

test('a worker has access by being one; the audit log of the company has the same', async () => {
  const { userId, email } = await worker(companyId)
  await signIn(email)
  const { access, log } = await ok('adminPortal/getAccess', { companyId, userId })
  expect(access).toMatchObject([{ userId, role: 'worker', grantedAt: null }])
  expect(acts({ log })).toEqual(['signed in by letter', 'asked for a letter'])
  const { auditLog } = await ok('reports/getAuditLog', {
    companyId,
    operation: 'createSession',
    subjectId: userId,
  })
  expect(auditLog).toMatchObject([
    {
      operation: 'session/createSession',
      actor: `person:${userId}`,
      actorLabel: 'Jo Reed (worker)',
      facts: { act: 'signed in by letter' },
    },
  ])
})

test('one person at a time', async () => {
  const { userId } = await worker(companyId)
  const { businessUserId } = await staff(companyId)
  expect(await call('adminPortal/getAccess', { companyId, userId, businessUserId })).toMatchObject(
    refused('Send userId or businessUserId, and not both'),
  )
})
