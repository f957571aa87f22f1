import { expect, test } from 'vitest'
import { kyc, people, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { verifiedCompany, added, shown } = people(sandbox)

/** What the list form leaves out, or shows otherwise. */
const own = [
  ...[
    'userReferenceId',
    'externalId',
    'metadata',
    'language',
    'payScheduleName',
    'payScheduleAhead',
    'userRemoteLocations',
    'userRemoteLocation',
    'W4Informations',
    'W9Informations',
    'stateW4Informations',
  ],
  ...['ssn', 'dateOfBirth', 'bankAccounts', 'timeOffRequests', 'employeeGarnishments'],
  ...['userWages', 'userAddress', 'employeeMiscellaneousStateTax'],
]

const without = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !own.includes(key)))

test('a listed user is the full one without what is asked for one by one', async () => {
  const companyId = await verifiedCompany()
  const [office] = (await ok('reports/getCompanyLocationInfo', { companyId })).companyLocations
  const bare = await added(companyId)
  const odd = await added(companyId, {
    firstName: 'Zoë "Zed"',
    middleName: 'O’Neil\\',
    lastName: '李 & Söhne',
    jobTitle: 'Baker, "nights" \\ and {days}',
    companyLocationCategory: 'Office',
    stateCode: '',
    companyLocationId: office.companyLocationId,
  })
  await ok('adminPortal/addUserWage', wage(odd, { wageRate: 25.57 }))
  await ok('adminPortal/updateUserWage', {
    userWage: { ...odd, wageRate: 99.01, paymentMethod: 'Check', startDate: '2099-01-01' },
  })
  await ok('userOnboarding/addKycInformation', kyc(odd, { address2: '' }))

  const { users } = await ok('reports/getUsers', { companyId })
  const full = [await shown(bare), await shown(odd)]
  expect(users.map(without)).toEqual(full.map(without))
  expect(users[0]).toMatchObject({ userWages: [], userAddress: null, employeeMiscellaneousStateTax: null })
  expect(users[1]).toMatchObject({
    user: 'Zoë "Zed" O’Neil\\ 李 & Söhne',
    jobTitle: 'Baker, "nights" \\ and {days}',
    companyLocation: { companyLocationId: office.companyLocationId, companyLocation: 'Head office' },
    // The wage of today, not the one that is ahead.
    userWages: [
      {
        WageRate: 25.57,
        WageBasis: { WageBasis: 'Per Hour' },
        paymentMethod: { PaymentMethod: 'Direct Deposit' },
      },
    ],
    userAddress: { ...full[1].userAddress, address2: '' },
  })
})
