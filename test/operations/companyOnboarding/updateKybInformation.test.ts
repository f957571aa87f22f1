import { expect, test } from 'vitest'
import { business, newEin, newSsn, user } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { kyb, onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { refusal, info, wait, created } = onboarding(sandbox)

test('a failed verification has two ways out', async () => {
  const { companyId } = await created({ kybInformation: { ein: '12-3460000' } })
  await wait()
  expect((await info(companyId)).kybStatus).toBe('failed')

  await ok('companyOnboarding/initiateCompanyKyb', { companyId })
  await ok('companyOnboarding/initiateCompanyKyb', { companyId })
  expect((await info(companyId)).kybStatus).toBe('pending')
  await wait()
  expect((await info(companyId)).kybStatus).toBe('failed')

  const ein = newEin()
  const changed = await ok('companyOnboarding/updateKybInformation', { kybInformation: { companyId, ein } })
  expect(changed.kybInformation.status).toBe('pending')
  expect(await refusal('companyOnboarding/updateKybInformation', kyb(companyId))).toMatch(
    'while the verification',
  )
  await wait()
  expect((await info(companyId)).kybStatus).toBe('passed')
  // The EIN that failed is free again; the one that passed is not, and cannot be changed any more.
  await created({ kybInformation: { ein: '12-3460000' } })
  expect(await refusal('companyOnboarding/createBusiness', business({ kybInformation: { ein } }))).toBe(
    'Ein already in use',
  )
  expect(await refusal('companyOnboarding/updateKybInformation', kyb(companyId))).toMatch('cannot be changed')
  await ok('companyOnboarding/updateKybInformation', {
    kybInformation: { companyId, irsAssisgnedFederalFilingForm: '944', payrollRunThisYear: 'yes' },
  })
  expect(await info(companyId)).toMatchObject({
    kybStatus: 'passed',
    irsAssisgnedFederalFilingForm: '944',
    payrollRunThisYear: 'yes',
    entityType: 'LLC',
  })
  expect(await call('companyOnboarding/initiateCompanyKyb', { companyId })).toMatchObject({ status: 400 })
})

test('a worker who lacks nothing else becomes Active when the company is verified', async () => {
  const { companyId } = await created({ kybInformation: { ein: '12-9990000' } })
  const added = await ok('adminPortal/addUser', user(companyId, { workerType: '1099-NEC' }))
  const { userId } = added.user
  await ok('adminPortal/addUserWage', {
    userWage: {
      companyId,
      userId,
      wageRate: 40,
      wageBasis: 'Per Hour',
      paymentMethod: 'Check',
      ...wageWords,
    },
  })
  const { address1, city, state, zipcode } = business().businessUser
  const home = { address1, city, state, zipcode }
  const identity = { userId, ssn: newSsn(), dateOfBirth: '1990-01-02', ...home }
  await ok('userOnboarding/addKycInformation', { kycInformation: identity })
  await ok('userOnboarding/acceptTermsAndCondition', { userId })
  const stands = async () => (await ok('reports/getUser', { companyId, userId })).user[0].status.userStatus

  await wait()
  expect(await stands()).toBe('Ready')
  await ok('companyOnboarding/updateKybInformation', { kybInformation: { companyId, ein: newEin() } })
  await wait()
  expect(await stands()).toBe('Active')
})

const wageWords = {
  standardWorkingHours: 40,
  userType: 'Paid by the hour',
  employmentStatus: 'Variable',
  userRefTaxExempt: 'No, this employee is not tax exempt',
  differentialPay: 'No',
  startDate: '2026-01-05',
}
