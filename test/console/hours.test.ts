import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, openPeriodId: payPeriodId } = world

const paid = async (userName: string) => {
  const { payPeriod } = await ok('payroll/previewPayroll', { companyId, payPeriodId })
  const lines = payPeriod[0].payrollLineItems as readonly {
    userName: string
    userId: string
    payDetails: object[]
  }[]
  return lines.find((line) => line.userName === userName)!
}

test('a row saves by itself and keeps what no cell shows; pay by pay code is not overwritten', {
  timeout: 60_000,
}, async () => {
  const { userId: birch } = await paid('Blair Birch')
  const { userId: cedar } = await paid('Casey Cedar')
  const payrollData = [{ userId: birch, retro: { amount: 10, description: 'March' } }]
  await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })
  await ok('payroll/importRegularDifferentialPayrollData', {
    companyId,
    payPeriodId,
    payrollData: [{ userId: cedar, basePay: [{ payCode: 'Night', amount: 100 }] }],
  })

  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'bookkeeper', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=hours`)
  const bonus = page.getByLabel('Bonus of Blair Birch')
  await bonus.fill('250')
  await bonus.press('Tab')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()

  const { payDetails } = await paid('Blair Birch')
  expect(payDetails).toContainEqual({ type: 'Bonus', description: 'Bonus', amount: 250 })
  expect(payDetails).toContainEqual({ type: 'Retro', description: 'March', amount: 10 })
  expect(await page.getByLabel('Bonus of Casey Cedar').count()).toBe(0)
  expect(await page.getByRole('row', { name: /Casey Cedar/ }).textContent()).toContain('pay by pay code')
})

test('what somebody else changed meanwhile is not overwritten, and the sheet shows it', {
  timeout: 60_000,
}, async () => {
  const { userId } = await paid('Blair Birch')
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'bookkeeper', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=hours`)
  const bonus = page.getByLabel('Bonus of Blair Birch')
  await bonus.fill('300')
  const other = [{ userId, additionalCompensation: [{ description: 'Bonus', amount: 75 }] }]
  await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData: other })
  await bonus.press('Tab')
  await page.getByRole('status').filter({ hasText: 'have changed since they were read' }).waitFor()
  await bonus.press('Escape')
  await expect.poll(() => bonus.inputValue()).toBe('75')
})

test('who is taken out stays in sight and can be put in again', { timeout: 60_000 }, async () => {
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=hours`)
  const row = page.getByRole('row', { name: /Blair Birch/ })
  await row.getByRole('button', { name: 'Take out' }).click()
  await row.getByText('Taken out of this payroll').waitFor()
  await row.getByRole('button', { name: 'Add to this payroll' }).click()
  await row.getByLabel('Bonus of Blair Birch').waitFor()
})

test('a bonus beside the schedule: opened, one person added, and paid', { timeout: 60_000 }, async () => {
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}/payroll?add=yes`)
  await page.getByRole('button', { name: 'Open the payroll' }).click()
  await page.getByText('Nobody is in this payroll yet').waitFor()
  await page.getByLabel('Find a person').fill('Birch')
  await page.getByRole('button', { name: 'Add Blair Birch to this payroll' }).click()
  const bonus = page.getByLabel('Bonus of Blair Birch')
  await bonus.fill('500')
  await bonus.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await page.getByRole('link', { name: 'Preview', exact: true }).last().click()
  await page.getByText(/and pays 1 person on/).waitFor()
  expect(await page.getByRole('row', { name: /Blair Birch/ }).textContent()).toContain('$500.00')
})
