import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { staff } from './staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, active } = await staff(sandbox)
const { added, shown, statusOf, later } = people(sandbox)
const reason = 'Two digits were swapped on the form'

const correct = (who: { userId: string }, given: object) =>
  call('adminPortal/correctIdentity', { userId: who.userId, reason, ...given })

test('1.7: a mistyped number is mended, verified anew, and its owner stays on the payroll', async () => {
  const who = await active()
  const before = await shown(who)
  expect((await correct(who, { ssn: '219-12-4567' })).body).toEqual({
    user: {
      userId: who.userId,
      status: 'pending',
      message: 'Identity corrected; verification is in progress',
    },
  })
  expect(await shown(who)).toMatchObject({
    ssn: '219-12-4567',
    dateOfBirth: before.dateOfBirth,
    kycStatus: 'pending',
    status: { userStatus: 'Active' },
  })
  await later()
  expect(await shown(who)).toMatchObject({ kycStatus: 'passed', status: { userStatus: 'Active' } })
  expect((await correct(who, { dateOfBirth: '1988-02-29' })).status).toBe(200)
  expect(await shown(who)).toMatchObject({ ssn: '219-12-4567', dateOfBirth: '1988-02-29' })
})

test('1.7: the audit log keeps what was corrected and why, and no value', async () => {
  const who = await active()
  await correct(who, { ssn: '219-13-4567', dateOfBirth: '1990-01-02' })
  const asked = { companyId, operation: 'correctIdentity', subjectId: who.userId }
  const { auditLog } = await ok('reports/getAuditLog', asked)
  expect(auditLog).toMatchObject([{ facts: { corrected: 'ssn, dateOfBirth', reason } }])
  expect(JSON.stringify(auditLog)).not.toMatch(/219-13-4567|1990-01-02/)
})

test('1.7: a corrected identity that cannot be verified takes its owner off the payroll, until it is mended', async () => {
  const who = await active()
  await correct(who, { ssn: '219-14-0001' })
  expect(await statusOf(who)).toBe('Active')
  await later()
  expect(await shown(who)).toMatchObject({ kycStatus: 'failed', status: { userStatus: 'KYC Pending' } })
  await correct(who, { ssn: '219-14-4567' })
  expect(await statusOf(who)).toBe('KYC Pending')
  await later()
  expect(await statusOf(who)).toBe('Active')
})

test('1.7: what can be no identity is refused, and changes nothing', async () => {
  const [who, other, fresh] = [await active(), await active(), await added(companyId)]
  const theirs = (await shown(other)).ssn
  const before = await shown(who)
  const cases: readonly [object, RegExp][] = [
    [{}, /^ssn or dateOfBirth is required$/],
    [{ ssn: theirs }, /^SSN already exists within this company$/],
    [{ ssn: '000-12-3456' }, /^ssn: must be a social security number/],
    [{ ssn: '912-70-1234' }, /^ssn: an ITIN is accepted for contractors only/],
    [{ dateOfBirth: '1800-01-01' }, /^dateOfBirth: a person here is 14 to 110 years old$/],
    [{ dateOfBirth: '2199-01-01' }, /^dateOfBirth must be in the past$/],
    [{ ssn: '219-15-4567', reason: '' }, /^reason: must not be empty$/],
  ]
  for (const [given, words] of cases) {
    const { status, body } = await correct(who, given)
    expect({ status, message: body.error.message }).toEqual({
      status: 400,
      message: expect.stringMatching(words),
    })
  }
  expect(await shown(who)).toEqual(before)
  expect(await correct(fresh, { ssn: '219-16-4567' })).toMatchObject(
    refused('There is no identity to correct yet; use addKycInformation'),
  )
})

test('1.7: updateUser does not pass over a number in silence', async () => {
  const who = await active()
  for (const sent of [{ ssn: '219-17-4567' }, { dateOfBirth: '1990-01-02' }]) {
    expect(await call('adminPortal/updateUser', { user: { userId: who.userId, ...sent } })).toMatchObject(
      refused('ssn and dateOfBirth are not changed here; use correctIdentity'),
    )
  }
})
