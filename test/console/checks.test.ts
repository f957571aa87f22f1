import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, openPeriodId: payPeriodId } = world

test('a check is printed, voided and written anew, and cashed, by the page', async () => {
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

  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: /^Change: Next check of/ }).click()
  await panel.getByLabel('Number of the next check').fill('1001')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Check 1001 of this account exists already').waitFor()
  await panel.getByLabel('Number of the next check').fill('5002')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The next check is number 5002.').waitFor()
  await page.getByRole('button', { name: 'Change: Stale checks' }).click()
  await panel.getByLabel('Days until a check is stale').fill('90')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText('nobody cashed in 90 days').waitFor()
  await page.getByRole('button', { name: /^File for the bank of/ }).click()
  await isCleanInBoth('checks-file')
  const [positive] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(readFileSync(await positive.path(), 'utf8')).toMatch(/,1001,.*,I/)
  await panel.getByText('Saved, with 1 check.').waitFor()
  await page.keyboard.press('Escape')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Print this check' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('button', { name: 'Void…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Lost in the mail')
  await dialog.getByRole('button', { name: 'Void…' }).click()
  await page.getByRole('row', { name: /5002/ }).waitFor()
  await page.getByRole('button', { name: 'Cashed' }).click()
  await page.getByText('No check is out').waitFor()
  const { checks } = await ok('reports/getChecks', { companyId })
  expect(checks.map(({ status }: { status: string }) => status).sort()).toEqual(['cleared', 'voided'])
})
