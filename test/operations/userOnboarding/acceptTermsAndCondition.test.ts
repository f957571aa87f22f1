import { expect, test } from 'vitest'
import { account, kyc, people, w4, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok, owner } = sandbox
const { verifiedCompany, added, shown, statusOf, onboarded, later } = people(sandbox)
const companyId = await verifiedCompany()

test('in the usual order, with the word of each step and the stored status after it', async () => {
  const who = await added(companyId)
  const { userId } = who
  expect(await statusOf(who)).toBe('Add Wage')

  expect(await ok('adminPortal/addUserWage', wage(who))).toMatchObject({ userWage: { status: 'Ready' } })
  expect(await statusOf(who)).toBe('Invite Sent')

  expect(await ok('userOnboarding/addKycInformation', kyc(who))).toMatchObject({
    kycInformation: { userId, status: 'KYC Pending' },
  })
  expect(await shown(who)).toMatchObject({ status: { userStatus: 'KYC Pending' }, kycStatus: 'pending' })

  await later()
  expect(await shown(who)).toMatchObject({ status: { userStatus: 'Ready' }, kycStatus: 'passed' })

  expect(await ok('userOnboarding/addW4Information', w4(who))).toMatchObject({
    w4Information: { userId, status: 'Ready' },
  })
  expect(await ok('userPortal/addUserBankAccount', account(who))).toMatchObject({
    userPayAccountEntity: { status: 'pending' },
  })
  expect(await statusOf(who)).toBe('Ready')
  await ok('userOnboarding/acceptTermsAndCondition', { userId })
  expect(await statusOf(who)).toBe('Active')

  await later()
  expect((await shown(who)).bankAccounts).toMatchObject([{ status: 'ready' }])
  expect(await statusOf(who)).toBe('Active')
})

test('in another order', async () => {
  const who = await added(companyId)
  await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
  expect(await statusOf(who)).toBe('Add Wage')
  await ok('userOnboarding/addKycInformation', kyc(who))
  expect(await statusOf(who)).toBe('KYC Pending')
  await ok('userPortal/addUserBankAccount', account(who))
  await ok('userOnboarding/addW4Information', w4(who))
  await later()
  expect(await statusOf(who)).toBe('Ready')
  await ok('adminPortal/addUserWage', wage(who))
  expect(await statusOf(who)).toBe('Active')
})

test('a contractor who is paid by check needs neither W-4 nor account', async () => {
  const who = await added(companyId, { workerType: '1099-NEC' })
  await ok('adminPortal/addUserWage', wage(who, { paymentMethod: 'check' }))
  await ok('userOnboarding/addKycInformation', kyc(who))
  await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
  await later()
  expect(await statusOf(who)).toBe('Active')
})

test('the events tell each change once, with the SSN masked and without date of birth', async () => {
  const who = await onboarded(companyId)
  await later()
  const { rows } = await owner.query(
    `select event_type, body from event where body like '%' || $1 || '%' order by event_id`,
    [who.userId],
  )
  expect(rows.map((row) => row.event_type)).toEqual([
    'employee.employeestatus.insert',
    'employee.employeestatus.update',
    'employee.kycstatus.insert',
    'employee.employeestatus.update',
    'employeebankaccount.employeebankaccountstatus.insert',
    'employee.kycstatus.update',
    'employee.employeestatus.update',
    'employeebankaccount.employeebankaccountstatus.update',
  ])
  const told = JSON.parse(rows.at(-1).body).payload[0].user[0]
  expect(told.ssn).toMatch(/^\*+\d{4}$/)
  expect(told.bankAccounts).toMatchObject([{ accountNumber: '********6789', status: 'ready' }])
  expect(told.userWages).toMatchObject([{ WageRate: 25.5 }])
  expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['dateOfBirth', 'employeeGarnishments']))
})
