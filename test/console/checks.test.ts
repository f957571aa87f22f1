import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, openPeriodId: payPeriodId } = world

test('a check is printed, voided and written anew, and cashed, by the page', {
  timeout: 120_000,
}, async () => {
  const { users } = await ok('reports/getUsers', { companyId })
  const { userId } = users[2]
  await ok('payroll/addUsersToRegularPayPeriod', {
    companyId,
    payPeriodId,
    payrollLineItems: [{ userId, paymentMethod: 'Check' }],
  })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  await ok('sandbox/advanceClock', { days: 20 })

  const { page, context, isCleanInBoth } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'operator', world })
  await page.goto(`/c/${companyId}/checks`)
  await page.getByRole('row', { name: /1001/ }).waitFor()
  await isCleanInBoth('company-checks')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Print this check' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('button', { name: 'Void…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Lost in the mail')
  await dialog.getByRole('button', { name: 'Void…' }).click()
  await page.getByRole('row', { name: /1002/ }).waitFor()
  await page.getByRole('button', { name: 'Cashed' }).click()
  await page.getByText('No check is out').waitFor()
  const { checks } = await ok('reports/getChecks', { companyId })
  expect(checks.map(({ status }: { status: string }) => status).sort()).toEqual(['cleared', 'voided'])
})
