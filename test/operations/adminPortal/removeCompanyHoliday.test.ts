import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const companyId = await people(sandbox).newCompany()

test('a holiday goes by its id or by its date, once', async () => {
  const add = async (date: string): Promise<string> =>
    (await ok('adminPortal/addCompanyHoliday', { companyId, date, name: 'Rest' })).companyHoliday
      .companyHolidayId
  const companyHolidayId = await add('2027-03-15')
  await add('2027-03-16')
  const gone = { success: true, message: 'Company holiday removed successfully' }
  expect(await ok('adminPortal/removeCompanyHoliday', { companyId, companyHolidayId })).toEqual(gone)
  expect(await ok('adminPortal/removeCompanyHoliday', { companyId, date: '2027-03-16' })).toEqual(gone)
  expect((await ok('reports/getCompanyHolidays', { companyId })).companyHolidays).toEqual([])

  for (const which of [{ companyHolidayId }, { date: '2027-03-16' }, {}]) {
    expect(await call('adminPortal/removeCompanyHoliday', { companyId, ...which })).toMatchObject(
      refused('Invalid CompanyHolidayId'),
    )
  }
})
