import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { refused } from '../../support/caller.ts'
import { changingPay } from '../../support/pay-change.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { signingIn } from '../../support/sign-in.ts'

const shared = await sharedService()
const { ok, url } = shared
const { verifiedCompany, onboarded, shown } = people(shared)
const { staff, signIn } = signingIn(shared)
const { divert, letterAbout, accountsOf, lettersTo, later } = changingPay(shared)
const companyId = await verifiedCompany()
const stop = (linkToken: string) => browserAt(url).call('session/stopPayChange', { linkToken })
const NOTHING = refused(
  'This link stops nothing: it is wrong, over, or a later change has taken its place. Call your employer',
)

test('everything is as before, and the administrators are told, in their languages', async () => {
  const administrator = await staff(companyId, { language: 'es' })
  const bookkeeper = await staff(companyId, { role: 'bookkeeper' })
  await later()
  lettersTo(administrator.email)
  lettersTo(bookkeeper.email)
  const who = await onboarded(companyId)
  await later()
  const { email, firstName, middleName, lastName } = await shown(who)
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ')
  const browser = await signIn(email)
  const { before, after } = await divert(who)
  await ok('userPortal/deactivateUserBankAccount', { userId: who.userId, userPayAccountEntityId: before })
  expect((await accountsOf(who)).map(({ status }) => status)).toEqual(['deactivated', 'pending'])
  const { stop: token, confirm } = await letterAbout(email)

  expect(await stop(confirm)).toMatchObject(NOTHING)
  expect((await stop(token)).status).toBe(200)
  expect(await accountsOf(who)).toMatchObject([
    { userPayAccountEntityId: before, payPercentage: 100, status: 'ready' },
    { userPayAccountEntityId: after, payPercentage: 0, status: 'deactivated' },
  ])
  expect((await browser.call('session/getSession')).status).toBe(401)
  expect((await stop(token)).status).toBe(200)
  await later()
  const told = lettersTo(administrator.email)
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain('El cambio se deshizo.')
  expect(told[0]!.text).toContain(name)
  expect(lettersTo(bookkeeper.email)).toEqual([])
  expect((await ok('reports/getCompanyTask', { companyId })).tasks).toContainEqual({
    code: 'lookIntoBankAccountChange',
    task: 'Look Into Stopped Bank Account Change',
    description: expect.stringContaining(
      `${name} said that a change of bank accounts was made by somebody else (key:`,
    ),
    operation: 'reports/getAuditLog',
  })
  await ok('sandbox/advanceClock', { hours: 14 * 24 })
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks.filter(({ task }: { task: string }) => task.startsWith('Look Into'))).toEqual([])
})

test('what was confirmed or came into force can be stopped, for thirty days', async () => {
  const who = await onboarded(companyId)
  await later()
  const { email } = await shown(who)
  const { before, after } = await divert(who)
  const { stop: token, confirm } = await letterAbout(email)
  await browserAt(url).call('session/confirmPayChange', { linkToken: confirm })
  await ok('sandbox/advanceClock', { hours: 29 * 24 })
  expect((await stop(token)).status).toBe(200)
  expect(await accountsOf(who)).toMatchObject([
    { userPayAccountEntityId: before, payPercentage: 100 },
    { userPayAccountEntityId: after, payPercentage: 0, status: 'deactivated' },
  ])

  await divert(who, '000777788890')
  const late = await letterAbout(email)
  await ok('sandbox/advanceClock', { hours: 30 * 24 })
  expect(await stop(late.stop)).toMatchObject(NOTHING)
})
