import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const companyId = await people(sandbox).newCompany()
const founding = { companyId, date: '2027-03-15', name: 'Founding Day' }

test('a holiday is paid unless it says otherwise, and there is one a day', async () => {
  const { companyHoliday } = await ok('adminPortal/addCompanyHoliday', founding)
  expect(companyHoliday).toEqual({
    companyHolidayId: expect.any(String),
    status: 'Ready',
    message: 'Company holiday added successfully',
  })
  await ok('adminPortal/addCompanyHoliday', { ...founding, date: '2027-03-16', paid: false })
  const { companyHolidays } = await ok('reports/getCompanyHolidays', { companyId })
  expect(companyHolidays).toMatchObject([
    { date: '2027-03-15', name: 'Founding Day', paid: true },
    { date: '2027-03-16', paid: false },
  ])

  expect(await call('adminPortal/addCompanyHoliday', founding)).toMatchObject(
    refused('A holiday on this date already exists; to replace it use removeCompanyHoliday first'),
  )
})

test('a day that is none, and another client’s company', async () => {
  const wrong = await call('adminPortal/addCompanyHoliday', { ...founding, date: '2027-02-30' })
  expect(wrong.status).toBe(400)
  expect(await stranger('adminPortal/addCompanyHoliday', founding)).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
