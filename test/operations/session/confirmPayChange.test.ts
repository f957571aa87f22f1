import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { refused } from '../../support/caller.ts'
import { changingPay } from '../../support/pay-change.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok, url, owner } = shared
const { verifiedCompany, onboarded, shown } = people(shared)
const { divert, letterAbout, later } = changingPay(shared)
const companyId = await verifiedCompany()
const confirm = (linkToken: string) => browserAt(url).call('session/confirmPayChange', { linkToken })
const NOTHING = refused(
  'This link confirms nothing: it is wrong, or a later change has taken its place. Look for a later letter',
)

test('the worker confirms once; the task is gone, and again is the same', async () => {
  const who = await onboarded(companyId)
  await later()
  const { email } = await shown(who)
  await divert(who)
  const state = { code: 'addStateCertificate' }
  expect((await ok('reports/getUserTask', who)).tasks).toMatchObject([
    state,
    { code: 'confirmBankAccountChange', task: 'Confirm Bank Account Change', operation: '' },
  ])
  const letter = await letterAbout(email)
  expect(letter.text).toContain('bank account ending in 8889 from ')
  expect(letter.text).not.toContain('000777788889')

  expect(await confirm(letter.stop)).toMatchObject(NOTHING)
  const [once, twice] = await Promise.all([confirm(letter.confirm), confirm(letter.confirm)])
  expect([once.status, twice.status]).toEqual([200, 200])
  expect((await ok('reports/getUserTask', who)).tasks).toMatchObject([state])
  const { rows } = await owner.query(
    `select actor, facts from audit where operation = 'session/confirmPayChange' and $1 = any(subject_ids)`,
    [who.userId],
  )
  expect(rows).toEqual([
    { actor: `letter:${who.userId}`, facts: { act: 'confirmed a change of bank accounts' } },
  ])
})

test('a later change takes its place: the letter of the first confirms nothing', async () => {
  const who = await onboarded(companyId)
  await later()
  const { email } = await shown(who)
  await divert(who)
  const first = await letterAbout(email)
  await divert(who, '000777788890')
  const second = await letterAbout(email)
  expect(await confirm(first.confirm)).toMatchObject(NOTHING)
  expect((await confirm(second.confirm)).status).toBe(200)
  expect(await confirm('x'.repeat(43))).toMatchObject(NOTHING)
})

test('an address that is new confirms nothing: the one before it does, and both are told', async () => {
  const who = await onboarded(companyId)
  await later()
  const { email: old } = await shown(who)
  const thief = `thief-${who.userId}@elsewhere.example`
  await ok('adminPortal/updateUser', { user: { userId: who.userId, email: thief } })
  await divert(who)
  const atThief = await letterAbout(thief)
  expect(atThief).toMatchObject({ confirm: '', stop: expect.stringMatching(/^[\w-]{43}$/) })
  const atOld = await letterAbout(old)
  expect(atOld.confirm).toMatch(/^[\w-]{43}$/)
  expect((await confirm(atOld.confirm)).status).toBe(200)
})

test('after two weeks the new address is hers', async () => {
  const who = await onboarded(companyId)
  await later()
  const email = `moved-${who.userId}@elsewhere.example`
  await ok('adminPortal/updateUser', { user: { userId: who.userId, email } })
  await ok('sandbox/advanceClock', { hours: 14 * 24 })
  await divert(who)
  expect((await letterAbout(email)).confirm).toMatch(/^[\w-]{43}$/)
})

test('the address is changed after the account: the letter goes to the old one all the same', async () => {
  const who = await onboarded(companyId)
  await later()
  const { email: old } = await shown(who)
  await divert(who)
  await ok('adminPortal/updateUser', {
    user: { userId: who.userId, email: `late-${who.userId}@elsewhere.example` },
  })
  expect((await letterAbout(old)).confirm).toMatch(/^[\w-]{43}$/)
})
