import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const world = await consoleWorld(service)

async function openAs(who: 'bookkeeper' | 'operator', at: string) {
  const opened = await openPage({ url: service.url() })
  await enterAs(service, opened.context, { who, world })
  await opened.page.goto(at)
  return opened
}

test('a bookkeeper types an address, answers what it leaves open, and reads what is owed there', async () => {
  const { page, isCleanInBoth } = await openAs('bookkeeper', `/c/${world.companyId}/address`)
  await page.getByText('Give a city and a state.').waitFor()
  await page.getByLabel('City', { exact: true }).fill('Parma')
  await page.getByLabel('State', { exact: true }).fill('oh')
  await page.getByLabel(/^ZIP code/).fill('44129')
  await page.getByRole('button', { name: 'Show the taxes' }).click()

  await page.getByRole('table', { name: 'Taxes of Ohio' }).waitFor()
  const question = page.getByLabel('City of Employment')
  // A post office is no city: it is asked, the likeliest first.
  expect(await question.locator('option').nth(1).textContent()).toBe('Parma')
  await question.selectOption('Parma')

  const city = page.getByRole('table', { name: 'Taxes of Parma' })
  await city.waitFor()
  expect(await city.textContent()).toMatch(/City Withholding Tax.*2\.5%.*Checked/)
  expect(await page.getByText('Cuyahoga').count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('is City of Employment')).toBe('Parma')
  await isCleanInBoth('address')

  await page.getByRole('button', { name: 'Take back' }).click()
  await question.waitFor()
  expect(await city.count()).toBe(0)
})

test('an operator asks without a company, and a territory is refused by name', async () => {
  const { page } = await openAs('operator', '/ops/address?city=Portland&state=OR')
  await page.getByLabel('Transit District').selectOption('TriMet')
  const district = page.getByRole('table', { name: 'Taxes of TriMet' })
  await district.waitFor()
  expect(await district.textContent()).toContain('Employer 0.8237%')

  await page.goto('/ops/address?city=San+Juan&state=PR')
  await page.getByText(/^Puerto Rico is not computed/).waitFor()
})
