import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, paidPeriodId: payPeriodId } = world

interface Sent {
  readonly requestReferenceId: string
  readonly transactionName: string
  readonly payPeriodId: string | null
}

test('pay that came back is paid by check from the page of the payroll', async () => {
  const { payrollTransaction } = await ok('reports/getTransactions', { companyId })
  const credit = (payrollTransaction as readonly Sent[]).find(
    ({ transactionName, payPeriodId: of }) => transactionName === 'AchCredit' && of === payPeriodId,
  )!
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: credit.requestReferenceId,
    returnCode: 'R03',
  })
  const { page, context, isClean } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'operator', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}`)
  await page.getByText('Came back').waitFor()
  await isClean('payroll-came-back')
  await page.getByRole('button', { name: 'Pay by check' }).click()
  await page.getByText('Came back').waitFor({ state: 'detached' })
  const details = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(details.payPeriod[0].returnedPayments).toEqual([])
})

test('a voided payroll is paid anew: voided with a reason, a missed period, the same pay', async () => {
  const before = await ok('reports/getPayPeriodDetails', { payPeriodId })
  const { payBeginDate, payEndDate, payrollLineItems } = before.payPeriod[0]
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}`)
  await page.getByRole('button', { name: 'Void…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Paid from the wrong account')
  await dialog.getByRole('button', { name: 'Void payroll' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Voided').first().waitFor()

  await page.getByRole('link', { name: 'Pay it anew' }).click()
  const panel = page.getByRole('dialog')
  expect(await panel.getByLabel('What for').inputValue()).toBe('Missing')
  expect(await panel.getByLabel('From', { exact: true }).inputValue()).toBe(payBeginDate)
  expect(await panel.getByLabel('Through').inputValue()).toBe(payEndDate)
  await panel.getByRole('button', { name: 'Open the payroll' }).click()
  const [first] = payrollLineItems as readonly { userName: string; grossTotal: number }[]
  await page.getByLabel('Find a person').fill(first!.userName)
  await page.getByRole('button', { name: `Add ${first!.userName} to this payroll` }).click()
  const gross = first!.grossTotal.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await expect
    .poll(() => page.getByRole('row', { name: new RegExp(first!.userName) }).textContent())
    .toContain(gross)
})
