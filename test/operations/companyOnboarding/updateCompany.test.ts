import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { created } = onboarding(sandbox)
const info = async (companyId: string) => (await ok('reports/getCompanyInfo', { companyId })).company

test('updateCompany changes what is sent', async () => {
  const { companyId } = await created()
  const update = (given: object) =>
    call('companyOnboarding/updateCompany', { company: { companyId, ...given } })
  expect(
    await update({
      company: 'Grey Heron',
      federalDepositSchedule: 'semiweekly',
      nacisSubCategoryCode: '722515',
    }),
  ).toMatchObject({ status: 200, body: { company: { companyId, status: 'Registered' } } })
  expect(await info(companyId)).toMatchObject({
    company: 'Grey Heron',
    doingBusinessAs: 'Blue Heron',
    federalDepositSchedule: 'Semiweekly',
    nacisSubCategoryCode: '722515',
  })
  expect((await update({ federalDepositSchedule: 'Daily' })).body.error.message).toBe(
    'Invalid FederalDepositSchedule',
  )
  expect((await update({ doingBusinessAs: '' })).status).toBe(200)
  expect((await info(companyId)).doingBusinessAs).toBe('')
})
