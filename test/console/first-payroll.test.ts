import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()

test('from an empty sandbox to a paid payroll, by the console alone', { timeout: 120_000 }, async () => {
  const { page, isClean } = await openPage({ url: service.url() })
  const [clientID, SecretKey] = service.credentials.split(':')

  await page.goto('/')
  await page.getByText('Sign in with the credentials of a client').click()
  await page.getByLabel('Client ID').fill(clientID!)
  await page.getByLabel('Secret key').fill(SecretKey!)
  await page.getByRole('button', { name: 'Sign in', exact: true }).filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Go on' }).click()

  await page.waitForURL('**/welcome')
  await page.getByRole('button', { name: /Open a demo company/ }).click()
  await page.waitForURL('**/c/*')

  // The tour names the next step on every page.
  await page.getByRole('link', { name: 'Look at the payroll' }).click()
  await page.getByRole('button', { name: 'Submit payroll' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.textContent()).toMatch(/draws \$[\d,]+\.\d\d on .* and pays 15 people on/)
  await dialog.getByRole('button', { name: 'Submit payroll' }).click()
  await page.getByRole('button', { name: 'Take it back' }).waitFor()
  await isClean('first-payroll-submitted')

  await page.getByRole('button', { name: 'To payday' }).click()
  await page.getByText('15 people paid').waitFor()
  await page.getByRole('button', { name: 'Void…' }).waitFor({ timeout: 30_000 })
  await isClean('first-payroll-paid')

  await page.getByRole('link', { name: /Blair Birch/ }).click()
  await page.getByText('That is a payroll').waitFor()
  await page.getByRole('link', { name: 'Where the money is' }).click()
  await page.getByRole('heading', { name: 'Where every dollar is' }).waitFor()
  await page.getByRole('button', { name: 'End the tour' }).click()
  expect(await page.getByRole('button', { name: 'End the tour' }).count()).toBe(0)
})
