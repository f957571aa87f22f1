import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 180_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, filingId } = world

async function openAt(who: Who, path: string) {
  const opened = await openPage({ url: service.url() })
  await enterAs(service, opened.context, { who, world })
  await opened.page.goto(path)
  return opened.page
}

test('a return is prepared, opened line by line, approved and filed by hand', async () => {
  const { filing } = await ok('reports/getFiling', { filingId })
  await ok('sandbox/setClock', { to: `${addedDays(filing.periodEnd, 3)}T15:00:00Z` })
  const page = await openAt('administrator', `/c/${companyId}/filings/${filingId}`)
  await page.getByText('Nobody is named who signs.').waitFor()
  await page.getByRole('link', { name: 'Fix it' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Ada Marsh')
  await page.getByRole('dialog').getByRole('button', { name: 'Name who signs' }).click()
  await page.getByRole('link', { name: 'Form 941' }).first().click()
  await page.getByRole('button', { name: 'Prepare again' }).click()
  await page.getByRole('button', { name: 'Approve' }).waitFor()
  await page.getByRole('row', { name: /5e/ }).getByRole('button').click()
  await page.getByText('line5a2 + line5b2 + line5c2 + line5d2').waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Save 941-.*\.xml$/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('link', { name: 'Mark as filed' }).click()
  await page.getByLabel('Confirmation').fill('8471-2026')
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as filed' }).click()
  await page.getByText('Accepted').waitFor()
  expect((await ok('reports/getFiling', { filingId })).filing).toMatchObject({
    status: 'accepted',
    receipt: '8471-2026',
  })
})

test('a year is reconciled line by line', async () => {
  const page = await openAt('bookkeeper', `/c/${companyId}/filings`)
  await page.getByRole('button', { name: 'Reconcile a year' }).click()
  await page.getByText('Every line agrees, or its difference is explained.').waitFor()
  await page.getByRole('row', { name: /Federal income tax withheld/ }).waitFor()
  await page.getByLabel('Year').selectOption({ index: 1 })
  await page.waitForURL(/filings\/year\?year=\d{4}/)
  await page.getByRole('row', { name: /Total tax/ }).waitFor()
})

test('a worker says how forms come', async () => {
  const page = await openAt('worker', '/me/forms')
  await page.getByRole('button', { name: 'Here only' }).click()
  await page.getByText('You get your forms here only.').waitFor()
})

const addedDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
