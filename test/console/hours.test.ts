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

test('a row saves by itself, and one that holds more than the sheet shows is not overwritten', {
  timeout: 60_000,
}, async () => {
  const { userId } = await paid('Casey Cedar')
  const payrollData = [{ userId, retro: { amount: 10, description: 'March' } }]
  await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })

  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'bookkeeper', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=hours`)
  const bonus = page.getByLabel('Bonus of Blair Birch')
  await bonus.fill('250')
  await bonus.press('Tab')
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()

  expect((await paid('Blair Birch')).payDetails).toContainEqual({
    type: 'Bonus',
    description: 'Bonus',
    amount: 250,
  })
  expect(await page.getByLabel('Bonus of Casey Cedar').count()).toBe(0)
  expect(await page.getByRole('row', { name: /Casey Cedar/ }).textContent()).toContain('imported pay')
})
