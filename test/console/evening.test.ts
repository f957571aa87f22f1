import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { anotherAccount } from '../support/payday.ts'
import { sharedService } from '../support/shared.ts'

/** Half past nine in New York, when it is the next day in Greenwich. */
const service = await sharedService()
const { ok } = service
await ok('sandbox/setClock', { to: '2026-11-17T02:30:00Z' })
const world = await consoleWorld(service)
const { companyId, userId } = world
const notice = { companyId, documentType: 'Notice', fileBase64: 'YSBub3RpY2U=' }
await ok('adminPortal/uploadDocument', { ...notice, fileName: 'company.txt' })
await ok('adminPortal/uploadDocument', { ...notice, fileName: 'worker.txt', userId })

test('a file has come on the day of the house, for the company and for the worker', async () => {
  expect((await ok('sandbox/getClock')).clock.today).toBe('2026-12-06')
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}/documents`)
  const row = page.getByRole('row', { name: /company\.txt/ })
  await row.waitFor()
  expect((await row.textContent())!.replaceAll('\u00a0', ' ')).toContain('Dec 6')

  const own = await openPage({ url: service.url() })
  await enterAs(service, own.context, { who: 'worker', world })
  await own.page.goto('/me/documents')
  await own.page.getByText('Notice, December 6').waitFor()
})

test('what comes in the evening stands under its day', async () => {
  await ok('adminPortal/addCompanyBankAccount', anotherAccount(companyId))
  const { page, context } = await openPage({ url: service.url() })
  await enterAs(service, context, { who: 'operator', world })
  await page.goto('/ops/sandbox')
  await page.getByText('Dec\u00a06, 9:30\u202fPM').first().waitFor()
})
