import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok, stranger } = shared
const { verifiedCompany, added } = people(shared)

test('every wage, past, current and future, with the days between which it is paid', async () => {
  const companyId = await verifiedCompany()
  await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
  const who = await added(companyId, { dateOfJoin: '2026-01-05' })
  await ok('adminPortal/addUserWage', wage(who, { wageRate: 20, startDate: '2026-01-05' }))
  await ok('adminPortal/addUserWage', wage(who, { wageRate: 22.5, startDate: '2026-06-15' }))
  await ok('adminPortal/addUserWage', wage(who, { wageRate: 25, startDate: '2026-09-01' }))
  const { userWages } = await ok('reports/getUserWages', who)
  expect(
    userWages.map((each: Record<string, unknown>) => [
      each['startDate'],
      each['endDate'],
      each['standing'],
      each['wageRate'],
    ]),
  ).toEqual([
    ['2026-01-05', '2026-06-14', 'past', 20],
    ['2026-06-15', '2026-08-31', 'current', 22.5],
    ['2026-09-01', null, 'future', 25],
  ])
  expect(userWages[0]).toMatchObject({
    wageBasis: 'Per Hour',
    standardWorkingHours: 40,
    userType: 'Paid by the hour',
    differentialPay: 'No',
    paymentMethod: 'Direct Deposit',
    taxExemptions: [],
  })
  expect(await stranger('reports/getUserWages', who)).toMatchObject(refused('Invalid CompanyId'))
})
