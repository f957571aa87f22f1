import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { registration } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()
const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration

test('what was told, by who asks, with what may be', async () => {
  const told = { 'branch code': '001' }
  await ok('adminPortal/updateReportFacts', { reportFacts: { companyId, where: 'CA', told } })
  const { reportFacts, words } = await ok('reports/getReportFacts', { companyId })
  expect(reportFacts).toEqual([{ companyId, userId: null, where: 'CA', told }])
  expect(words).toContainEqual({ word: 'branch code', format: '3 digits' })
  expect(await call('reports/getReportFacts', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
