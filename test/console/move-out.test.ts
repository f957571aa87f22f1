import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
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
const [, SecretKey = ''] = service.credentials.split(':')

/** Leaving wants a fresh proof, unless the session has just begun with one. */
async function proveUntil(page: Page, done: Locator): Promise<void> {
  const proof = page.getByLabel('Secret key')
  await proof.or(done).first().waitFor()
  if (!(await proof.isVisible())) return
  await proof.fill(SecretKey)
  await page.keyboard.press('Enter')
  await done.waitFor()
}

test('a company is closed with a tick, its archive made under a passphrase and downloaded as one file, and it is opened again', async () => {
  const { page, context, isClean, isCleanInBoth } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'operator', world })
  await page.goto(`/c/${companyId}/settings/export`)
  const close = page.getByRole('button', { name: 'Close the company' })
  await close.waitFor()
  expect(await close.isDisabled()).toBe(true)
  await isCleanInBoth('company-settings-part-export')
  await page.getByLabel('I know that nothing can be changed here from then on.').check()
  await close.press('Enter')
  await proveUntil(page, page.getByText(/^Closed since /))
  const { closedAt } = (await ok('reports/getCompanyInfo', { companyId })).company
  expect(closedAt).not.toBe(null)

  await page.getByLabel('Passphrase').fill('three geese crossed Mill Street')
  const make = page.getByRole('button', { name: 'Make the archive' })
  await page.getByLabel('The same again').fill('three geese crossed Mill Stree')
  await page.getByText('Both must be the same.').waitFor()
  expect(await make.isDisabled()).toBe(true)
  await page.getByLabel('The same again').fill('three geese crossed Mill Street')
  await make.click()
  await page.getByText(/^The archive is ready: .* in \d+ parts?\./).waitFor()
  await isClean('company-settings-part-export-made')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+\.purser$/)
  const [header] = readFileSync(await file.path(), 'latin1').split('\n', 1)
  expect(JSON.parse(header!)).toMatchObject({ format: 'purser-company', companyId, isClosed: true })
  await page.getByText('The file was saved.', { exact: false }).waitFor()

  await page.getByLabel('Its archive was not imported anywhere.').check()
  await page.getByRole('button', { name: 'Open it again' }).click()
  await page.getByText('Open', { exact: true }).waitFor()
  expect((await ok('reports/getCompanyInfo', { companyId })).company.closedAt).toBe(null)
})

test('a bookkeeper sees that the company is open, in Spanish, and can neither close nor take it', async () => {
  const { page, context, isCleanInBoth } = await openPage({ url: service.url(), language: 'es' })
  await context.addInitScript(`localStorage.setItem('purser-language', 'es')`)
  await enterAs(service, context, { who: 'bookkeeper', world })
  await page.goto(`/c/${companyId}/settings/export`)
  await page.getByText('Abierta', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Cerrar la empresa' }).count()).toBe(0)
  expect(await page.getByLabel('Frase de paso').count()).toBe(0)
  await isCleanInBoth('company-settings-part-export')
})
