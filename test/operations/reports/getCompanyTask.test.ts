import { expect, test } from 'vitest'
import { business, registration, user } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'

const { ok } = await sharedService()
// An hour later it is the same year.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })

const names = async (companyId: string): Promise<string[]> =>
  (await ok('reports/getCompanyTask', { companyId })).tasks.map(({ task }: { task: string }) => task)
const stepsOf = async (companyId: string) => {
  const { steps } = await ok('reports/getCompanyTask', { companyId })
  return Object.fromEntries(steps.map(({ code, state }: { code: string; state: string }) => [code, state]))
}
const wait = () => ok('sandbox/advanceClock', { hours: 1 })

test('each step takes its task off the list, until nothing stands in the way', async () => {
  const { companyId, businessUserId } = (await ok('companyOnboarding/companyRegistration', registration()))
    .registration
  const whole = business({ kybInformation: { payrollRunThisYear: 'yes' } })
  expect(await names(companyId)).toEqual([
    'Add KYB Information',
    'Add Beneficial Owner',
    'Add Filing Location',
    'Add Company Bank Account',
    'Add Pay Schedule',
    'Onboard Worker',
  ])
  // The check looks at owner and address: they come before it.
  expect(Object.keys(await stepsOf(companyId)).slice(0, 4)).toEqual([
    'businessInformation',
    'owner',
    'filingLocation',
    'businessCheck',
  ])
  await ok('companyOnboarding/addKybInformation', { kybInformation: { companyId, ...whole.kybInformation } })
  expect(await names(companyId)).toContain('Start KYB')
  expect(await names(companyId)).toContain('Import Payroll History')
  await ok('companyOnboarding/initiateCompanyKyb', { companyId })
  expect(await names(companyId)).toContain('Wait For KYB')
  expect(await stepsOf(companyId)).toMatchObject({
    businessInformation: 'done',
    businessCheck: 'waiting',
    owner: 'open',
    bankAccount: 'open',
    history: 'open',
    terms: 'done',
  })
  await ok('companyOnboarding/updateAdminUser', { businessUser: { businessUserId, ...whole.businessUser } })
  await ok('companyOnboarding/addCompanyLocation', {
    companyLocation: { companyId, ...whole.companyLocation },
  })
  const companyFundingSourceEntity = {
    companyId,
    accountNumber: '55667788990002',
    routingNumber: '021000021',
    accountType: 'checking',
    accountName: 'Operating',
  }
  await ok('adminPortal/addCompanyBankAccount', { companyFundingSourceEntity })
  await wait()
  expect(await names(companyId)).toEqual([
    'Verify Micro-Deposits',
    'Add Pay Schedule',
    'Onboard Worker',
    'Import Payroll History',
  ])
  const { debitAmount1, debitAmount2 } = await ok('sandbox/getMicroDeposits', { companyId })
  await ok('adminPortal/verifyMicroDeposits', { companyId, debitAmount1, debitAmount2 })

  const locations = await ok('reports/getCompanyLocationInfo', { companyId })
  const { companyLocationId } = locations.companyLocations[0]
  await ok('adminPortal/addUser', user(companyId, { stateCode: 'TX' }))
  const office = { companyLocationCategory: 'Office', companyLocationId, stateCode: '' }
  await ok('adminPortal/addUser', user(companyId, office))
  await ok('adminPortal/addUser', user(companyId, { workerType: '1099-NEC', stateCode: 'NV' }))
  expect(await names(companyId)).toEqual([
    'Add State Registration', // GA, the office
    'Add State Registration', // TX; the contractor in Nevada needs none
    'Add Pay Schedule', // W2
    'Add Pay Schedule', // 1099-NEC
    'Onboard Worker',
    'Import Payroll History',
  ])
  for (const code of ['GA', 'TX']) {
    const companyStateRegistration = { 'UI Account Number': 'Applied For' }
    await ok('adminPortal/addStateRegistrationInfo', { companyId, code, companyStateRegistration })
  }
  expect(await names(companyId)).not.toContain('Add State Registration')
})
