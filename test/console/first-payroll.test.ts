import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()

/** More stops than any page has. */
const STOPS = 150

/** What has the focus is marked, itself or the box around it. */
const IS_MARKED = `[document.activeElement, document.activeElement.parentElement].some((one) => {
  const { outlineStyle, outlineWidth } = getComputedStyle(one)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
})`

/** From stop to stop until it is there, as who has no mouse. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let stop = 0; stop < STOPS; stop++) {
    if (await target.evaluate((one) => one === one.ownerDocument.activeElement)) {
      expect(await page.evaluate(IS_MARKED), `the focus on ${target} is seen`).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by Tab to ${target}`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(text)
}

test('from an empty sandbox to a paid payroll, by the console and the keyboard alone', async () => {
  const { page, isClean } = await openPage({ url: service.url() })
  const [clientID, SecretKey] = service.credentials.split(':')

  await page.goto('/')
  const ways = page.locator('summary').filter({ hasText: 'Sign in with the credentials of a client' })
  await press(page, ways)
  await type(page, page.getByLabel('Client ID'), clientID!)
  await type(page, page.getByLabel('Secret key'), SecretKey!)
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('link', { name: 'Go on' }))

  await page.waitForURL('**/welcome')
  await press(page, page.getByRole('button', { name: /Open a demo company/ }))
  await page.waitForURL('**/c/*')

  // The tour names the next step on every page.
  await press(page, page.getByRole('link', { name: 'Look at the payroll' }))
  await press(page, page.getByRole('button', { name: 'Submit payroll' }))
  const dialog = page.getByRole('dialog')
  expect(await dialog.textContent()).toMatch(/draws \$[\d,]+\.\d\d on .* and pays 15 people on/)
  await press(page, dialog.getByRole('button', { name: 'Submit payroll' }))
  await page.getByRole('button', { name: 'Take it back' }).waitFor()
  await isClean('first-payroll-submitted')

  await press(page, page.getByRole('button', { name: 'To payday' }))
  await page.getByText('15 people paid').waitFor()
  await page.getByRole('button', { name: 'Void…' }).waitFor({ timeout: 30_000 })
  await isClean('first-payroll-paid')

  await press(page, page.getByRole('link', { name: /Blair Birch/ }))
  await page.getByText('That is a payroll').waitFor()
  await press(page, page.getByRole('link', { name: 'Where the money is' }))
  await page.getByRole('heading', { name: 'Where every dollar is' }).waitFor()
  await press(page, page.getByRole('button', { name: 'End the tour' }))
  expect(await page.getByRole('button', { name: 'End the tour' }).count()).toBe(0)
})
