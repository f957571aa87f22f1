import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { kyc, people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { verifiedCompany, added } = people(sandbox)
await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
const companyId = await verifiedCompany()

const answer = async (over: object, workerType = 'W2') => {
  const who = await added(companyId, { workerType })
  const { status, body } = await call('userOnboarding/addKycInformation', kyc(who, over))
  return status === 200 ? 'taken' : body.error.message
}

const SSN =
  /^kycInformation\.ssn: must be a social security number \(the first three digits not 000, 666 or 900 to 999/
const AGE = 'dateOfBirth: a person here is 14 to 110 years old'

test.each([
  '000-12-3456',
  '000000000',
  '666-34-5678',
  '900-12-3456',
  '901-45-6789',
  '219-00-1234',
  '219-09-0000',
])('1.7: %s was never issued to anyone', async (ssn) => {
  for (const type of ['W2', '1099-NEC']) expect(await answer({ ssn }, type)).toMatch(SSN)
})

test.each([
  '912-50-1234',
  '912-65-1234',
  '912-70-1234',
  '912-88-1234',
  '912-90-1234',
  '912-94-1234',
  '912-99-1234',
])('1.7: %s is an ITIN, for contractors only', async (ssn) => {
  expect(await answer({ ssn })).toMatch(/^ssn: an ITIN is accepted for contractors only/)
  expect(await answer({ ssn }, '1099-NEC')).toBe('taken')
})

test.each(['912-49-1234', '912-66-1234', '912-69-1234', '912-89-1234', '912-93-1234'])(
  '1.7: %s is no ITIN',
  async (ssn) => expect(await answer({ ssn }, '1099-NEC')).toMatch(SSN),
)

test.each([
  ['2012-06-15', 'taken'], // fourteen today
  ['2012-06-16', AGE],
  ['1915-06-16', 'taken'], // a hundred and ten until tomorrow
  ['1915-06-15', AGE], // a hundred and eleven today
  ['1800-01-01', AGE],
  ['2025-01-01', AGE],
  ['2026-06-15', 'dateOfBirth must be in the past'],
  ['1990-02-30', 'kycInformation.dateOfBirth: must be a calendar date, YYYY-MM-DD'],
])('1.7: born on %s: %s', async (dateOfBirth, words) => {
  expect(await answer({ dateOfBirth })).toBe(words)
})

test('1.7: owners and administrators go through the same door', async () => {
  const create = async (businessUser: object) => {
    const { status, body } = await call('companyOnboarding/createBusiness', business({ businessUser }))
    return status === 200 ? 'taken' : body.error.message
  }
  expect(await create({ ssn: '000-12-3456' })).toMatch(
    /^businessUser\.ssn: must be a social security number that/,
  )
  expect(await create({ ssn: '912-70-1234' })).toMatch(
    /^businessUser\.ssn: must be a social security number that/,
  )
  expect(await create({ dateOfBirth: '1800-01-01' })).toBe(AGE)
  const { businessUserId } = (await ok('companyOnboarding/createBusiness', business())).registration
  for (const [sent, words] of [
    [{ ssn: '666-12-3456' }, /^businessUser\.ssn: must be a social security number that/],
    [{ dateOfBirth: '2020-01-01' }, /14 to 110/],
    [{ dateOfBirth: '2199-01-01' }, /in the past/],
  ] as const) {
    for (const method of ['updateBusinessUser', 'updateAdminUser']) {
      const reply = await call(`companyOnboarding/${method}`, { businessUser: { businessUserId, ...sent } })
      expect(reply.body.error.message).toMatch(words)
    }
  }
  for (const dateOfBirth of ['2020-01-01', '2199-01-01']) {
    const { businessUser } = business() as unknown as { businessUser: object }
    const sent = { businessUser: { companyId, ...businessUser, ownershipPercentage: 0, dateOfBirth } }
    expect((await call('companyOnboarding/addBusinessUser', sent)).status).toBe(400)
    const made = await call('companyOnboarding/createBusiness', business({ businessUser: { dateOfBirth } }))
    expect(made.status).toBe(400)
  }
})
