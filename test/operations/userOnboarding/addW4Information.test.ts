import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { account, people, w4 } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { verifiedCompany, added, shown, onboarded } = people(sandbox)
const companyId = await verifiedCompany()

test('a contractor gives a W-9', async () => {
  const who = await onboarded(companyId, { workerType: '1099-NEC' })
  expect(await call('userOnboarding/addW4Information', w4(who))).toMatchObject(
    refused('Form W-4 is for employees; a contractor gives a W-9: use addW9Information'),
  )
})

test('before KYC they are refused', async () => {
  const who = await added(companyId)
  expect(await call('userOnboarding/addW4Information', w4(who))).toMatchObject(
    refused('KYC information must be added before W-4 information; use addKycInformation'),
  )
  expect(await call('userPortal/addUserBankAccount', account(who))).toMatchObject(
    refused('KYC information must be added before a bank account; use addKycInformation'),
  )
  const { userId } = who
  const stateW4Information = { 'Filing status': 'A' }
  expect((await call('userOnboarding/addStateW4Information', { userId, stateW4Information })).status).toBe(
    400,
  )
})

test('a W-4 is answered in the documented spelling', async () => {
  const who = await onboarded(companyId)
  await ok(
    'userOnboarding/addW4Information',
    w4(who, {
      w4FilingStatus: 'head of household',
      haveMultipleJob: true,
      dependents: 2,
      dependentsAbove18: 1,
      otherIncome: 100.25,
      otherDeduction: 50,
      extraWithholding: 7.5,
      hasMiltarySpouseExemption: true,
      stateAdditionalDeduction: 3,
      isNonResident: true,
      azDeductionPercent: 2.5,
    }),
  )
  expect((await shown(who)).W4Informations).toEqual([
    {
      W4FilingStatus: { W4FilingStatus: 'Head of Household' },
      HaveMultipleJob: true,
      Dependents: 2,
      DependentsAbove18: 1,
      OtherIncome: 100.25,
      OtherDeduction: 50,
      ExtraWithholding: 7.5,
      HasMilitarySpouseExemption: true,
      StateAdditionalDeduction: 3,
      IsNonResident: true,
      AZDeductionPercent: 2.5,
    },
  ])
})

test('a later W-4 counts from its day on the client’s clock', async () => {
  const who = await onboarded(companyId)
  const { today } = (await ok('sandbox/getClock')).clock
  const inAWeek = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10)
  await ok('userOnboarding/addW4Information', w4(who, { w4FilingStatus: 'Married', effectiveDate: inAWeek }))
  const status = async () => (await shown(who)).W4Informations[0].W4FilingStatus.W4FilingStatus
  expect(await status()).toBe('Single')
  await ok('sandbox/advanceClock', { days: 7 })
  expect(await status()).toBe('Married')
})
