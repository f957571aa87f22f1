import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { type ConsoleWorld, enterAs } from '../support/console.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 180_000 })

const service = await sharedService()
const { ok } = service
const { company, hire, schedule, later } = payroll(service)
const companyId = await company({ today: '2026-05-25', states: { TX: '2.7%' } })
const hired = async (name: string): Promise<string> =>
  (await hire(companyId, { name, state: 'TX', rate: 2.13, basis: 'Per Hour' })).userId
const [ann, bob] = [await hired('Ann Serves'), await hired('Bob Pours')] as const
await later()
const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
const { payPeriodId } = first!
const world = { companyId } as ConsoleWorld

async function openAt(path: string, language: 'en' | 'es' = 'en') {
  const opened = await openPage({ url: service.url(), language })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who: 'operator', world })
  await opened.page.goto(`/c/${companyId}${path}`)
  return opened
}

test('tips go in by the week, and the make-up of a poor week is shown before anybody is paid', async () => {
  const { page, isClean, isCleanInBoth } = await openAt('/settings/company?form=company')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Pay what tipped weeks lack of the minimum wage').check()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })

  await page.goto(`/c/${companyId}/payroll/${payPeriodId}?step=hours`)
  await page.getByLabel('Hours of Ann Serves').fill('60')
  await page.getByLabel('Hours of Ann Serves').press('Enter')
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.getByLabel('Hours of Bob Pours').fill('40')
  await page.getByLabel('Hours of Bob Pours').press('Enter')
  await page.getByRole('link', { name: 'Enter tips' }).click()
  await page.getByRole('button', { name: /^Tips of Ann Serves/ }).click()
  await panel.getByLabel('Tips that were charged').fill('300')
  await panel.getByLabel('Tips in cash').fill('100')
  await panel.getByLabel('Service charge').fill('20')
  const week = (number: number) => panel.getByRole('group', { name: `Week ${number}` })
  await week(1).getByLabel('Hours worked').fill('30')
  await week(1).getByLabel('Tips').fill('380')
  await week(2).getByLabel('Hours worked').fill('30')
  await week(2).getByLabel('Tips').fill('10')
  await panel.getByText('$390.00 of $400.00', { exact: false }).waitFor()
  await panel.getByRole('button', { name: 'Save the tips' }).click()
  await panel.getByText(/Weeks of tips do not fit/).waitFor()
  await week(2).getByLabel('Tips').fill('20')
  await panel.getByText(/as the payroll has them/).waitFor()
  await isCleanInBoth('tips-form')
  await panel.getByRole('button', { name: 'Save the tips' }).click()
  await page
    .getByRole('button', { name: /^Tips of Ann Serves/ })
    .getByText('$420.00')
    .waitFor()
  await isCleanInBoth('company-payroll-tips')

  // Another cell of the row is saved, and the weeks stay.
  await page.getByLabel('Bonus of Ann Serves').fill('5')
  await page.getByLabel('Bonus of Ann Serves').press('Enter')
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: /^Tips of Ann Serves/ }).click()
  await expect.poll(() => week(2).getByLabel('Tips').inputValue()).toBe('20')
  await panel.getByText(/is added to reach the minimum wage/).waitFor()
  await isClean('tips-make-up')
  await page.keyboard.press('Escape')

  await page.goto(`/c/${companyId}/payroll/${payPeriodId}/${ann}`)
  await page.getByRole('button', { name: /Tip Make-Up/ }).click()
  await page.getByText(/^The company pays \$[\d.]+ of tax on top\.$/).waitFor()
  await isClean('paycheck-make-up')
})

test('tips below 8 percent of the receipts are allocated from the paid payroll', async () => {
  await ok('payroll/importRegularPayrollData', {
    ...{ companyId, payPeriodId },
    payrollData: [
      {
        ...{ userId: bob, basicPay: { payHours: 40 } },
        additionalCompensation: [{ description: 'Cash Tips', amount: 400 }],
      },
    ],
  })
  await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  const { page, isCleanInBoth } = await openAt(`/payroll/${payPeriodId}`, 'es')
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Asignar propinas' }).click()
  await panel.getByLabel('Restaurante o bar').fill('Harbor Street')
  await panel.getByLabel('Ventas de comida y bebida').fill('12,000')
  await isCleanInBoth('allocate-form')
  await panel.getByRole('button', { name: 'Asignar', exact: true }).click()
  // 8 % of 12,000 is 960; 800 were reported.
  await page.getByText('$160.00 asignados', { exact: false }).waitFor()
  await isCleanInBoth('allocated')
  const { tipAllocations } = await ok('reports/getTipAllocations', { companyId, payPeriodId })
  expect(tipAllocations).toMatchObject([{ establishment: 'Harbor Street', percent: 8, method: 'Hours' }])
})
