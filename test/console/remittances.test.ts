import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, openPeriodId: payPeriodId } = world

test('union dues are a plan, are owed after a payroll, go to a file and are recorded as paid', async () => {
  const { page, context, isCleanInBoth } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'operator', world })
  await page.goto(`/c/${companyId}/benefits?add=yes`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Local 12')
  await dialog.getByLabel('Kind of plan').selectOption('Union Dues')
  await dialog.getByLabel('Or so much an hour, of union dues').fill('0.75')
  await dialog.getByRole('button', { name: 'Add the plan' }).click()
  await page.getByText('Local 12 · Union Dues').waitFor()
  await page.getByText('$0.75 an hour').waitFor()

  const { users } = await ok('reports/getUsers', { companyId })
  const { userId } = users[0]
  await ok('payroll/importRegularPayrollData', {
    ...{ companyId, payPeriodId },
    payrollData: [{ userId, deductions: [{ description: 'Union Dues', amount: 40 }] }],
  })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await page.goto(`/c/${companyId}/benefits`)
  const row = page.getByRole('row', { name: /Union Dues/ })
  await row.getByText('$40.00').waitFor()
  await isCleanInBoth('company-benefits')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Contribution file' }).first().click()
  await dialog.getByRole('button', { name: 'Download it' }).click()
  expect((await file).suggestedFilename()).toMatch(/^contributions-to-.*\.csv$/)

  await row.getByRole('button', { name: 'Record a payment' }).click()
  await dialog.getByLabel('Check number or invoice').fill('1042')
  await dialog.getByRole('button', { name: 'Record it' }).click()
  await row.getByText('$0.00').waitFor()
  const { remittances } = await ok('benefits/getRemittances', { companyId })
  expect(remittances).toMatchObject([{ plan: 'Union Dues', amount: 40, reference: '1042' }])
})
