import { expect, test } from 'vitest'
import { endpoints, quickRetries } from '../operations/adminPortal/endpoints.ts'
import { openPage } from '../support/chromium.ts'
import { testReceiver } from '../support/receiver.ts'
import { clients, service } from '../support/service.ts'

const sandbox = await service(quickRetries)
const { newCompany } = endpoints(sandbox)

test('an address is added, fails, and what it missed is sent again', async () => {
  const receiver = await testReceiver()
  receiver.answer = () => 500
  const { page, context, isClean } = await openPage({ url: sandbox.url() })
  const [clientID, SecretKey] = clients.first.split(':')
  await context.request.post('/session/createSession', {
    data: { method: 'createSession', clientID, SecretKey },
    headers: { 'Purser-Console': '1', 'Sec-Fetch-Site': 'same-origin' },
  })
  await page.goto('/ops/webhooks')
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByLabel('Address of the receiver').fill(receiver.url)
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  const told = page.getByRole('note').filter({ hasText: 'Copy the signing secret now' })
  receiver.secrets.push((await told.locator('code').textContent())!)

  await newCompany()
  await expect
    .poll(
      async () =>
        (await sandbox.ok('reports/getWebhookDeliveries', { status: 'Parked' })).webhookDeliveries.length,
      {
        timeout: 30_000,
      },
    )
    .toBeGreaterThan(0)
  await page.getByRole('link', { name: receiver.url }).click()
  const again = page.getByRole('button', { name: 'Send all parked again' })
  await again.waitFor()
  await page.getByRole('table').getByRole('button').first().click()
  const attempt = page.getByRole('dialog')
  expect(await attempt.textContent()).toContain('500')
  await isClean('webhook-attempts')
  await page.keyboard.press('Escape')

  receiver.answer = () => 200
  await again.click()
  await page.getByText(/sent again\.$/).waitFor()
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBeGreaterThan(0)
  await receiver.close()
})
