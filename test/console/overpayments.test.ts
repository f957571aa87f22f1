import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, paidPeriodId: payPeriodId } = world
const [first, second] = await refusedReversals()

test('the task about refused reversals opens the page on which what is owed is recorded or taken from pay', async () => {
  const { page, context, isCleanInBoth } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}`)
  const need = page.getByRole('listitem').filter({ hasText: '2 people owe pay that was voided' })
  await need.getByRole('link').click()
  await page.getByRole('row', { name: new RegExp(first.userName) }).waitFor()
  await isCleanInBoth('money-overpayments')

  await page.getByRole('button', { name: `Record a repayment of ${first.userName}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Check number or invoice').fill('Check 204')
  await isCleanInBoth('money-repayment')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Settled').waitFor()

  const { overpayments } = await ok('reports/getOverpayments', { companyId })
  expect(overpayments.find(({ userId }: Overpaid) => userId === first.userId)).toMatchObject({ owed: 0 })
})

test('a bookkeeper records no money, and has in Spanish what is owed taken from coming pay', async () => {
  const { page, context, isCleanInBoth } = await openPage({ url: service.url(), language: 'es' })
  await context.addInitScript(`localStorage.setItem('purser-language', 'es')`)
  await enterAs(service, context, { who: 'bookkeeper', world })
  await page.goto(`/c/${companyId}/money?view=overpayments`)
  await page.getByText('Saldado').waitFor()
  await isCleanInBoth('money-overpayments-es')
  expect(await page.getByRole('button', { name: /^Anotar una devolución/ }).count()).toBe(0)
  await page.getByRole('button', { name: `Tomar de próximos pagos de ${second.userName}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Monto cada vez').fill('100')
  await dialog.getByRole('button', { name: 'Tomarlo' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Se toma de próximos pagos').waitFor()
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks.map(({ code }: { code: string }) => code)).not.toContain('settleOverpayment')
})

interface Overpaid {
  readonly userId: string
  readonly userName: string
}

/** The payroll is voided in time, and the bank refuses two of the reversals. */
async function refusedReversals(): Promise<[Overpaid, Overpaid]> {
  const paid = { companyId, payPeriodId }
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(payPeriod[0].payPeriodStatus).toBe('processed')
  await ok('payroll/voidPayroll', { ...paid, reason: 'wrong rate' })
  await ok('sandbox/advanceClock', { days: 5 })
  const named = { payPeriodId, transactionName: 'Reversal' }
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', named)
  for (const { requestReferenceId } of payrollTransaction.slice(0, 2))
    await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R02' })
  const { overpayments } = await ok('reports/getOverpayments', { companyId })
  expect(overpayments).toHaveLength(2)
  return overpayments
}
