import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, userId } = world

async function openAt(path: string, language: 'en' | 'es' = 'en') {
  const opened = await openPage({ url: service.url(), language })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who: 'bookkeeper', world })
  await opened.page.goto(`/c/${companyId}${path}`)
  return opened
}

/** The text of the file that the button of a row saves. */
async function taken(page: Page, row: string, ending: RegExp): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('listitem').filter({ hasText: row }).getByRole('button').click(),
  ])
  expect(file.suggestedFilename()).toMatch(ending)
  return readFileSync(await file.path(), 'utf8')
}

test('a bookkeeper names accounts by keyboard, with an exception, and takes the journal for QuickBooks and Xero', async () => {
  const { page, isClean, isCleanInBoth } = await openAt('/settings/books')
  const panel = page.getByRole('dialog')
  await page.getByText('as it is here').first().waitFor()
  await page.getByRole('button', { name: 'Edit Wages' }).focus()
  await page.keyboard.press('Enter')
  await panel.getByLabel('Number').fill('6150')
  await panel.getByLabel('Name').fill('Payroll Expenses:Wages')
  await panel.getByRole('button', { name: 'Add an exception' }).click()
  const exception = panel.getByRole('group', { name: 'Exception 1' })
  await exception.getByLabel('Only for').fill('Overtime')
  expect(await panel.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
  await exception.getByLabel('Number').fill('6151')
  await exception.getByLabel('Name').fill('Payroll Expenses:Overtime')
  await isClean('books-form')
  await panel.getByLabel('Name').last().press('Enter')
  await page.getByText('6150 Payroll Expenses:Wages').waitFor()
  await page.getByText('1 exception', { exact: true }).waitFor()
  await isCleanInBoth('company-settings-part-books')
  const { accountMapping } = await ok('reports/getAccountMapping', { companyId })
  expect(accountMapping).toMatchObject([
    { account: 'wages', detail: '', accountNumber: '6150' },
    { account: 'wages', detail: 'Overtime', accountNumber: '6151' },
  ])

  await page.getByRole('link', { name: 'Download the journal' }).click()
  const online = await taken(page, 'QuickBooks Online', /^quickbooks-.*\.csv$/)
  expect(online).toContain('Payroll Expenses:Wages')
  await page.getByText(/accounts stand in it under the usual name/).waitFor()
  await isClean('company-documents-books')
  expect(await taken(page, 'QuickBooks Desktop', /\.iif$/)).toMatch(/^!TRNS/)
  expect(await taken(page, 'Xero', /^xero-.*\.csv$/)).toContain('6150')
  await page.getByRole('link', { name: 'Name your accounts' }).click()
  await page.getByRole('button', { name: 'Edit Bank account' }).waitFor()
})

test('a class is added, assigned to a person and to a job, and the premium is reported, in Spanish too', async () => {
  const { page, isCleanInBoth } = await openAt('/settings/comp', 'es')
  const panel = page.getByRole('dialog')
  const { stateCode } = (await ok('reports/getUser', { companyId, userId })).user[0]
  await page.getByRole('button', { name: 'Agregar una clase' }).click()
  await panel.getByLabel('Estado').selectOption('WA')
  await panel.getByLabel('Código de la clase').fill('2003')
  await panel.getByLabel('Qué trabajo es').fill('Bakery')
  await panel.getByLabel('Tarifa por cada $100 de nómina').fill('2.35')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await panel.getByText(/Washington insures by the hour/).waitFor()
  await panel.getByLabel('Estado').selectOption(stateCode)
  await isCleanInBoth('comp-form')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  const name = `${stateCode} 2003, Bakery`
  await page.getByText(name).waitFor()

  await page.getByRole('button', { name: `Asignar ${name}` }).click()
  await panel.getByLabel('Una persona').selectOption(userId)
  await panel.getByLabel('Desde').fill('2026-01-01')
  await panel.getByRole('button', { name: 'Asignar la clase' }).click()
  await page.getByText('1 persona', { exact: false }).waitFor()
  await page.getByRole('button', { name: `Asignar ${name}` }).click()
  await panel.getByLabel('De quién es el trabajo').selectOption('job')
  await panel.getByLabel('Trabajo', { exact: true }).selectOption('Night oven')
  await panel.getByRole('button', { name: 'Asignar la clase' }).click()
  await page.getByText('1 persona · Night oven').waitFor()
  await isCleanInBoth('company-settings-part-comp')

  await page.goto(`/c/${companyId}/people/${userId}?tab=cost`)
  await page.getByText(name).waitFor()
  await page.goto(`/c/${companyId}/reports?report=comp`)
  const sheet = page.getByRole('table').first()
  await sheet.getByRole('cell', { name: 'Bakery' }).waitFor()
  await sheet.getByRole('columnheader', { name: 'Prima', exact: true }).waitFor()
  const { rows } = await ok('reports/getWorkersCompReport', { companyId })
  const premium = rows.find(({ code }: { code: string }) => code === '2003').premium
  expect(premium).toBeGreaterThan(0)
  const shown = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(premium)
  expect(await sheet.getByRole('row', { name: /Bakery/ }).textContent()).toContain(shown)
  await isCleanInBoth('company-reports-comp')
})
