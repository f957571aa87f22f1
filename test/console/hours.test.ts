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

test('a row saves by itself and keeps what no cell shows; pay by pay code is not overwritten', async () => {
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
  const bonus = page.getByLabel('Bonus of Blair Birch', { exact: true })
  await bonus.fill('250')
  await bonus.press('Tab')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()

  // Typed faster than a row saves: nothing is lost, and the row is in nobody's way but its own.
  const [miles, days] = ['Miles', 'Per diem days'].map((field) =>
    page.getByLabel(`${field} of Blair Birch`, { exact: true }),
  )
  await miles!.fill('100')
  await miles!.press('Tab')
  await days!.fill('1.5')
  await days!.press('Tab')
  const driven = async () =>
    (await ok('payroll/getPayrollData', { companyId, payPeriodId, userId: birch })).payrollData[0].imported
      .additionalCompensation
  await expect.poll(driven, { timeout: 30_000 }).toMatchObject([
    { description: 'Bonus', amount: 250 },
    { description: 'Mileage', amount: 72.5, miles: 100, rate: 0.725 },
    { description: 'Per Diem', days: 1.5, perDiemArea: 'Standard' },
  ])

  const { payDetails } = await paid('Blair Birch')
  expect(payDetails).toContainEqual({ type: 'Bonus', description: 'Bonus', amount: 250 })
  expect(payDetails).toContainEqual({ type: 'Retro', description: 'March', amount: 10 })
  expect(await page.getByLabel('Bonus of Casey Cedar', { exact: true }).count()).toBe(0)
  expect(await page.getByRole('row', { name: /Casey Cedar/ }).textContent()).toContain('pay by pay code')
})

test('what somebody else changed meanwhile is not overwritten, and the sheet shows it', async () => {
  const { userId } = await paid('Blair Birch')
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'bookkeeper', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=hours`)
  const bonus = page.getByLabel('Bonus of Blair Birch', { exact: true })
  await bonus.fill('300')
  const other = [{ userId, additionalCompensation: [{ description: 'Bonus', amount: 75 }] }]
  await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData: other })
  await bonus.press('Tab')
  await page.getByRole('status').filter({ hasText: 'have changed since they were read' }).waitFor()
  await bonus.press('Escape')
  await expect.poll(() => bonus.inputValue()).toBe('75')
})

test('who is taken out stays in sight and can be put in again', async () => {
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=hours`)
  const row = page.getByRole('row', { name: /Blair Birch/ })
  await row.getByRole('button', { name: 'Take out' }).click()
  await row.getByText('Taken out of this payroll').waitFor()
  await row.getByRole('button', { name: 'Add to this payroll' }).click()
  await row.getByLabel('Bonus of Blair Birch', { exact: true }).waitFor()
})

test('a bonus beside the schedule: opened, one person added, and paid', async () => {
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}/payroll?add=yes`)
  await page.getByRole('button', { name: 'Open the payroll' }).click()
  await page.getByText('Nobody is in this payroll yet').waitFor()
  await page.getByLabel('Find a person').fill('Birch')
  await page.getByRole('button', { name: 'Add Blair Birch to this payroll' }).click()
  const bonus = page.getByLabel('Bonus of Blair Birch', { exact: true })
  await bonus.fill('500')
  await bonus.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await page.getByRole('link', { name: 'Preview', exact: true }).last().click()
  await page.getByText(/and pays 1 person on/).waitFor()
  expect(await page.getByRole('row', { name: /Blair Birch/ }).textContent()).toContain('$500.00')
})

const opened = async (path: string) => {
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}${path}`)
  return page
}

test('a bonus becomes net pay by a tick, and the sheet keeps it', async () => {
  const page = await opened('?step=hours')
  const bonus = page.getByLabel('Bonus of Blair Birch', { exact: true })
  await bonus.fill('400')
  await bonus.press('Tab')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  await page.getByLabel('Bonus of Blair Birch is net pay').click()
  await expect
    .poll(async () => (await paid('Blair Birch')).payDetails)
    .not.toContainEqual({ type: 'Bonus', description: 'Bonus', amount: 400 })
  await page.reload()
  await expect.poll(() => page.getByLabel('Bonus of Blair Birch is net pay').isChecked()).toBe(true)
  await bonus.fill('410')
  await bonus.press('Tab')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  const { userId } = await paid('Blair Birch')
  const { payrollData } = await ok('payroll/getPayrollData', { companyId, payPeriodId, userId })
  expect(payrollData[0].imported.additionalCompensation).toMatchObject([{ amount: 410, isNet: true }])
})

test('a loan is skipped in this payroll, and the paycheck says so', async () => {
  const { userId } = await paid('Blair Birch')
  const loan = { payItem: 'Deduction', type: 'Loan', amountPerPayperiod: 25, totalAmount: 500 }
  await ok('adminPortal/addRecurringPayItem', { companyId, userId, ...loan })
  const page = await opened('?step=hours')
  await page.getByRole('button', { name: 'Skip items of Blair Birch' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel(/^Loan/).check()
  await panel.getByLabel('Why').fill('Storm relief')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: /Blair Birch.*Skips Loan\./ }).waitFor()

  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=preview`)
  await page.getByText('Blair Birch: Loan is skipped (Storm relief)').waitFor()
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}/${userId}`)
  await page.getByText('Loan is skipped in this paycheck: Storm relief').waitFor()

  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=hours`)
  await page.getByRole('button', { name: 'Skip items of Blair Birch' }).click()
  await panel.getByLabel(/^Loan/).uncheck()
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Skips Loan.').waitFor({ state: 'detached' })
})

test('a file of bonuses is read row by row, and taken when every row is good', async () => {
  const page = await opened('?step=hours')
  await page.getByRole('button', { name: 'Bonuses from a file' }).click()
  const panel = page.getByRole('dialog')
  const choose = (text: string) =>
    panel
      .getByLabel('CSV file')
      .setInputFiles({ name: 'bonuses.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('name,amount,isNet\nBlair Birch,150,no\nNobody Here,20,no')
  await panel.getByText('1 row is wrong. Correct the file and choose it again.').waitFor()
  await panel.getByText('nobody whom this period may pay has the name "Nobody Here"').waitFor()
  expect(await panel.getByRole('button', { name: /their bonus/ }).isDisabled()).toBe(true)
  await choose('name,amount,isNet\nBlair Birch,150,no')
  await panel.getByText('1 row is good: $150.00.').waitFor()
  await panel.getByRole('button', { name: 'Give 1 person their bonus' }).click()
  await page.getByRole('row', { name: /Blair Birch.*\$150\.00 from a file\./ }).waitFor()
  const { payDetails } = await paid('Blair Birch')
  expect(payDetails).toContainEqual({ type: 'Bonus', description: 'Bonus', amount: 150 })
})
