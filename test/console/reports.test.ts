import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId } = world

test('a bookkeeper reads the register, sees that it ties to the ledger, and takes it as a file', async () => {
  const { totals } = await ok('reports/getPayrollRegister', { companyId })
  const { page, context, isCleanInBoth } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'bookkeeper', world })
  await page.goto(`/c/${companyId}/reports`)
  const sheet = page.getByRole('table', { name: 'Payroll register' })
  await sheet.waitFor()
  expect(await sheet.locator('tbody tr').count()).toBe(15)
  const gross = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(totals.gross)
  expect(await sheet.locator('tfoot').textContent()).toContain(gross)
  expect(await page.getByText(/as in the ledger/).count()).toBe(4)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('payroll-register.csv')
  await isCleanInBoth('reports')

  await page.getByLabel('Report').selectOption('Labor cost')
  await page.getByLabel('By', { exact: true }).selectOption('Worker')
  await page.getByRole('table', { name: 'Labor cost by worker' }).waitFor()
  expect(new URL(page.url()).searchParams.get('by')).toBe('worker')
})
