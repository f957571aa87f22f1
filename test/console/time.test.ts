import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { type ConsoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'
import { timeGround } from '../support/time.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 180_000 })

const service = await sharedService()
const { ok } = service
const { companyId, bakers, assign, policy } = await timeGround(service, { on: '2026-10-19', employees: 5 })
const { userId } = bakers[0]!
await assign(await policy(), [userId])
const { email } = (await ok('reports/getUser', { companyId, userId })).user[0]

test('time of another clock is uploaded: what becomes of each row, and a list that is uploaded twice counts once', async () => {
  const { page, context, isCleanInBoth } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world: { companyId, userId } as ConsoleWorld })
  await page.goto(`/c/${companyId}/time?show=Open`)
  const rows = [
    'E-mail,Date,In,Out',
    `${email},10/19/2026,9:00 AM,5:00 PM`,
    `${email},10/20/2026,late,5:00 PM`,
  ]
  const panel = page.getByRole('dialog')
  const upload = async (lines: string[]) => {
    await page.getByRole('button', { name: 'Upload time' }).click()
    await panel
      .getByLabel('CSV file')
      .setInputFiles({ name: 'time.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  }
  await upload(rows)
  await panel.getByText('1 row can be taken. 1 row is wrong', { exact: false }).waitFor()
  await panel.getByText('8 h', { exact: true }).waitFor()
  await isCleanInBoth('time-upload')
  await panel.getByRole('button', { name: 'Take 1 row' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('cell', { name: '8 h' }).waitFor()

  await upload(rows.slice(0, 2))
  await panel.getByText('1 row is here already.', { exact: false }).waitFor()
  expect(await panel.getByRole('button', { name: 'Take 0 rows' }).isDisabled()).toBe(true)
})

test('who reads Spanish is warned in Spanish of who has no hours', async () => {
  const { page, context, isClean } = await openPage({ url: service.url(), language: 'es' })
  await context.addInitScript(`localStorage.setItem('purser-language', 'es')`)
  await enterAs(service, context, { who: 'administrator', world: { companyId, userId } as ConsoleWorld })
  const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  await page.goto(`/c/${companyId}/payroll/${periods[0].payPeriodId}?step=preview`)
  await page.getByText('no tiene horas y no recibe pago', { exact: false }).first().waitFor()
  expect(await page.getByText('has no hours', { exact: false }).count()).toBe(0)
  await isClean('preview-warnings')
})
