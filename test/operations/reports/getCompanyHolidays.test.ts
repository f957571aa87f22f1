import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { user } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { account, kyc, w4, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { edges } from '../userPortal/edges.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, payOf, first } = await edges(sandbox)

test('holidays are listed, and who is hired after they were set has them too', async () => {
  const holiday = (date: string, paid: boolean) =>
    ok('adminPortal/addCompanyHoliday', { companyId, date, name: `Rest ${date}`, paid })
  await holiday('2026-10-29', true)
  await holiday('2026-10-28', false)
  const listed = async (over: object) =>
    (await ok('reports/getCompanyHolidays', { companyId, ...over })).companyHolidays
  expect(await listed({})).toMatchObject([
    { date: '2026-10-28', name: 'Rest 2026-10-28', paid: false },
    { date: '2026-10-29', name: 'Rest 2026-10-29', paid: true },
  ])
  expect(await listed({ from: '2026-10-29', to: '2026-10-29' })).toHaveLength(1)
  const paged = await ok('reports/getCompanyHolidays', { companyId, limit: 1 })
  expect(await listed({ limit: 1, cursor: paged.nextCursor })).toMatchObject([{ date: '2026-10-29' }])
  expect(await call('reports/getCompanyHolidays', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )

  const { userId } = (await ok('adminPortal/addUser', user(companyId, { dateOfJoin: '2026-10-20' }))).user
  const hired = { companyId, userId }
  await ok('adminPortal/addUserWage', wage(hired, { startDate: '2026-10-20', wageRate: 20 }))
  await ok('userOnboarding/addKycInformation', kyc(hired, { ssn: '411-22-3344' }))
  await ok('userOnboarding/addW4Information', w4(hired))
  await ok('userPortal/addUserBankAccount', account(hired))
  await ok('userOnboarding/acceptTermsAndCondition', { userId })
  await ok('sandbox/advanceClock', { hours: 1 })
  expect((await payOf(first.payPeriodId, userId)).payDetails).toEqual([
    { type: 'Holiday', description: 'Holiday', amount: 160 },
  ])
})
