import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { registration } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()
const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
const tell = (over: object) =>
  call('adminPortal/updateReportFacts', { reportFacts: { companyId, where: 'CA', told: {}, ...over } })

test('what is left out stays, and an empty text takes a fact away', async () => {
  expect(await tell({ told: { 'branch code': '001', 'county code': '12' } })).toMatchObject({ status: 200 })
  const { body } = await tell({ told: { 'county code': '' } })
  expect(body.reportFacts).toEqual({ companyId, userId: null, where: 'CA', told: { 'branch code': '001' } })
})

test.each([
  ['of an unknown company', { companyId: newId() }, 'Invalid CompanyId'],
  ['of an unknown worker', { userId: newId() }, 'Invalid UserId'],
  [
    'that is not asked',
    { told: { mood: 'good' } },
    'mood is not asked about a company; getReportFacts lists what is',
  ],
  ['in another format', { told: { 'branch code': '1' } }, 'branch code must be 3 digits'],
])('a fact %s is refused', async (_, over, message) => {
  expect(await tell(over)).toMatchObject(refused(message))
})
