import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEin, newSsn, registration } from '../support/bodies.ts'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

/** What is refused is told beside its field, and never goes without a word. */

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)

async function opened(path: string, who: Who = 'operator') {
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who, world })
  await page.goto(path)
  return { page, panel: page.getByRole('dialog') }
}

const field = (panel: Locator, name: string) => panel.locator(`[name$="/${name}"]`)

/** What stands beside a field about it. */
const faultOf = async (panel: Locator, name: string): Promise<string> => {
  const described = await field(panel, name).getAttribute('aria-describedby')
  const parts = (described ?? '').split(' ').filter(Boolean)
  return (await Promise.all(parts.map((id) => panel.page().locator(`[id="${id}"]`).innerText()))).join(' ')
}

const fill = async (panel: Locator, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values))
    if ((await field(panel, name).evaluate((one) => one.tagName)) === 'SELECT')
      await field(panel, name).selectOption(value)
    else await field(panel, name).fill(value)
}

const HOME = { address1: '12 Mill Street', city: 'Atlanta', state: 'GA', zipcode: '30303' }

test('a rule about one field is told beside it, and yes or no is chosen', async () => {
  const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
  const { page, panel } = await opened(`/c/${companyId}/setup?open=companyOnboarding/addKybInformation`)
  await field(panel, 'payrollRunThisYear').waitFor()
  expect(await field(panel, 'payrollRunThisYear').evaluate((one) => one.tagName)).toBe('SELECT')
  const business = { ein: newEin(), entityType: 'LLC', incorporationState: 'GA' }
  await fill(panel, { ...business, dateOfIncorporation: '2090-01-01' })
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => faultOf(panel, 'dateOfIncorporation'))
    .toContain('“Date of incorporation” must not be in the future.')
  await fill(panel, { dateOfIncorporation: '2019-03-14' })
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })

  await page.goto(`/c/${companyId}/setup?open=companyOnboarding/updateAdminUser`)
  await panel.getByRole('button', { name: 'Save' }).click()
  for (const name of [...Object.keys(HOME), 'ssn', 'dateOfBirth', 'ownershipPercentage'])
    expect(await faultOf(panel, name), name).toContain('Fill this in.')
  await panel.getByRole('checkbox').uncheck()
  expect(await field(panel, 'ssn').count()).toBe(0)
})

test('a second owner is added in the settings with all that the law asks', async () => {
  const { companyId } = (await ok('companyOnboarding/companyRegistration', registration())).registration
  const { page, panel } = await opened(`/c/${companyId}/settings/people?form=person`)
  const person = {
    firstName: 'Ben',
    lastName: 'Marsh',
    email: 'ben@marsh.example',
    phoneNumber: '4045550177',
  }
  await fill(panel, person)
  expect(await field(panel, 'ssn').count()).toBe(0)
  await panel.getByLabel('Owns 25% or more').check()
  await fill(panel, { ...HOME, ssn: newSsn(), dateOfBirth: '1980-05-17', ownershipPercentage: '40' })
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByText('Ben Marsh').first().waitFor()
  const { businessUsers } = await ok('reports/getBusinessUsers', { companyId })
  expect(businessUsers.at(-1)).toMatchObject({ beneficialOwner: true, ownershipPercentage: 40 })
})

test('terms that were not accepted are told at their box', async () => {
  const { panel } = await opened('/ops/companies?new=yes')
  const person = {
    firstName: 'Ana',
    lastName: 'Garza',
    email: 'ana@garza.example',
    phoneNumber: '4045550135',
  }
  await fill(panel, { company: 'Garza Tile', ...person })
  await panel.getByRole('button').last().click()
  const box = panel.getByRole('checkbox')
  await expect.poll(() => box.getAttribute('aria-describedby')).not.toBeNull()
  const told = panel.locator(`[id="${await box.getAttribute('aria-describedby')}"]`)
  expect(await told.innerText()).toContain('The terms must be accepted')
  expect(await panel.getByRole('alert').count()).toBe(1)
})

test('a payroll that is refused at the last moment says why', async () => {
  const { companyId, openPeriodId } = world
  const { page, panel } = await opened(`/c/${companyId}/payroll/${openPeriodId}`, 'operator')
  await page.getByRole('button', { name: 'Submit payroll' }).click()
  const { BankAccounts } = (await ok('reports/getCompanyInfo', { companyId })).company
  const { companyFundingSourceEntityId } = BankAccounts[0]
  await ok('adminPortal/deactivateCompanyBankAccount', { companyId, companyFundingSourceEntityId })
  await panel.getByRole('button', { name: 'Submit payroll' }).click()
  await panel.getByRole('alert').waitFor()
  expect(await panel.getByRole('alert').innerText()).toContain('no ready funding account')
})
