import { expect, test, vi } from 'vitest'
import { type OpenPage, openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, userId } = world

async function openAt(path: string, who: Who, language: 'en' | 'es' = 'en'): Promise<OpenPage> {
  const opened = await openPage({ url: service.url(), language })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who, world })
  await opened.page.goto(`/c/${companyId}${path}`)
  return opened
}

test('a department is added, renamed without its code and put out of use; a worker is shared out', async () => {
  const { page, isClean } = await openAt('/settings/structure', 'administrator')
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Edit Baking' }).waitFor()
  await isClean('company-settings-part-structure')
  await page.getByRole('button', { name: 'Add a department' }).click()
  await panel.getByLabel('Name').fill('baking')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Another department of this company has the name').waitFor()
  await panel.getByLabel('Name').fill('Sales')
  await panel.getByLabel('Code in your books').fill('4200')
  await isClean('structure-form')
  await panel.getByRole('button', { name: 'Save' }).click()

  await page.getByRole('button', { name: 'Edit Sales' }).click()
  await panel.getByLabel('Name').fill('Shop')
  await panel.getByLabel('Code in your books').fill('')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Edit Shop' }).waitFor()
  const { departments } = await ok('reports/getDepartments', { companyId })
  expect(departments[1]).toMatchObject({ name: 'Shop', code: '', isActive: true })

  await page.goto(`/c/${companyId}/people/${userId}?tab=cost`)
  await page.getByText('60% Baking / Night oven, 40% Stores').waitFor()
  await isClean('company-people-userId-cost')
  await page.getByRole('button', { name: 'Share out the cost' }).click()
  const second = panel.getByRole('group', { name: 'Share 2' })
  await second.getByLabel('Cost center').selectOption('')
  await second.getByLabel('Department').selectOption('Shop')
  await second.getByLabel('Share of the work').fill('30')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('The percents of labour distribution must add up to 100').waitFor()
  await second.getByLabel('Share of the work').fill('40')
  await isClean('cost-form')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText('60% Baking / Night oven, 40% Shop').waitFor()

  await page.getByRole('button', { name: 'Set what a job pays' }).click()
  await panel.getByLabel('Job').selectOption('Night oven')
  await panel.getByLabel('Pay', { exact: true }).fill('31.25')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/\$31\.25/).waitFor()
  await ok('adminPortal/addJob', { job: { companyId, name: 'Day oven' } })
  await page.reload()
  await page.getByRole('button', { name: 'Set what a job pays' }).click()
  await panel.getByLabel('Job').selectOption('Day oven')
  await panel.getByLabel('Pay', { exact: true }).fill('28')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/\$28\.00/).waitFor()
  await page.getByText(/\$31\.25/).waitFor()

  await page.goto(`/c/${companyId}/settings/structure`)
  await page.getByRole('button', { name: 'Edit Shop' }).click()
  await panel.getByLabel('In use').uncheck()
  await panel.getByRole('button', { name: 'Save' }).click()
  await page.getByText('not in use').waitFor()

  await page.goto(`/c/${companyId}/settings/items`)
  await page.getByText('taxed like Other · account 2150 · priority 100').waitFor()
  await isClean('company-settings-part-items')
})

test('a bookkeeper adds a word of the company’s own, in Spanish, and changes no department', async () => {
  const { page, isClean } = await openAt('/settings/items', 'bookkeeper', 'es')
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Agregar un tipo de pago' }).click()
  await panel.getByLabel('Nombre').fill('Spot award')
  await panel.getByLabel('Paga impuestos como').selectOption('Bonus')
  await isClean('items-form')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('paga impuestos como Bonus').waitFor()

  await page.getByRole('button', { name: 'Editar Tool loan' }).click()
  await panel.getByLabel('Se descuenta en este orden').fill('5')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('paga impuestos como Other · cuenta 2150 · prioridad 5').waitFor()

  await page.goto(`/c/${companyId}/settings/structure`)
  await page.getByText('Baking').waitFor()
  expect(await page.getByRole('button', { name: 'Agregar un departamento' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Editar Baking' }).count()).toBe(0)
})
