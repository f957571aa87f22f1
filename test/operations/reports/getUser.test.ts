import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { kyc, people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok, stranger, owner } = sandbox
const { newCompany, added } = people(sandbox)
const companyId = await newCompany()

test('the SSN as it was given, and the read is in the audit log', async () => {
  const who = await added(companyId, { firstName: 'Io' })
  await ok('userOnboarding/addKycInformation', kyc(who, { ssn: '219-33-4321' }))
  const { user } = await ok('reports/getUser', who)
  expect(user).toMatchObject([{ userId: who.userId, firstName: 'Io', ssn: '219-33-4321' }])
  const { rows } = await owner.query(
    "select facts->'disclosed' as disclosed from audit where operation = 'reports/getUser' and company_id = $1",
    [companyId],
  )
  expect(rows).toEqual([{ disclosed: ['ssn'] }])
})

test('who is not there, or is another client’s', async () => {
  const who = await added(companyId)
  expect(await call('reports/getUser', { ...who, userId: newId() })).toMatchObject(refused('Invalid UserId'))
  expect(await call('reports/getUser', { ...who, companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect(await stranger('reports/getUser', who)).toMatchObject(refused('Invalid CompanyId'))
})
