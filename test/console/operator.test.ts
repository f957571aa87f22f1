import { expect, test } from 'vitest'
import { park } from '../operations/operator/parked.ts'
import { submitted } from '../operations/operator/submitted.ts'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok, url, credentials } = service
const world = await consoleWorld(service)

async function desk() {
  const opened = await openPage({ url: url() })
  await enterAs(service, opened.context, { who: 'operator', world })
  return opened
}

test('a key is made with its rights, used, found in the requests, rotated and ended', async () => {
  const { page, isClean } = await desk()
  await page.goto('/ops/keys')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('What it is for').fill('Nightly export')
  await page.getByRole('button', { name: 'Create the key' }).click()
  // Making a key wants a fresh proof, unless the session has just begun with one.
  const proof = page.getByLabel('Secret key')
  const shown = page.getByText('Copy the secret now')
  await proof.or(shown).first().waitFor()
  if (await proof.isVisible()) {
    await proof.fill(credentials.split(':')[1]!)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await shown.waitFor()
  await isClean('operator-key-made')
  const [clientID, SecretKey] = await page.getByRole('dialog').locator('dd code').allTextContents()
  await page.getByRole('button', { name: 'Close' }).click()

  const reply = await fetch(`${url()}/reports/getCompanies`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Basic ${Buffer.from(`${clientID}:${SecretKey}`).toString('base64')}`,
    },
    body: JSON.stringify({ method: 'getCompanies' }),
  })
  expect(reply.status).toBe(200)
  const requestId = reply.headers.get('request-id')!
  await expect
    .poll(async () => (await ok('operator/getRequests', { requestId })).requests.length, { timeout: 10_000 })
    .toBe(1)
  await page.goto('/ops/requests')
  await page.getByLabel('Request id').fill(requestId)
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('button', { name: 'reports/getCompanies' }).click()
  expect(await page.getByRole('dialog').textContent()).toContain(requestId)
  await isClean('operator-request-found')

  await page.goto('/ops/keys')
  const row = page.getByRole('row', { name: /Nightly export/ })
  await row.getByRole('button', { name: 'Rotate' }).click()
  await page.getByRole('button', { name: 'Rotate the key' }).click()
  await shown.waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('row', { name: /Nightly export/ }).count()).toBe(2)
  const own = async () =>
    (await ok('operator/getApiKeys')).apiKeys.filter(
      ({ label }: { label: string }) => label === 'Nightly export',
    )
  // The old one has its day of grace.
  const ending = async () =>
    (await own()).filter(({ revokedAt }: { revokedAt: string | null }) => revokedAt !== null)
  await expect.poll(async () => (await ending()).length).toBe(1)

  await row.first().getByRole('button', { name: 'End it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await expect
    .poll(async () => (await own()).filter(({ isAccepted }: { isAccepted: boolean }) => isAccepted).length)
    .toBe(1)
})

test('the agenda is traveled, and says what happened on the way', async () => {
  const { page, isClean } = await desk()
  await page.goto('/ops/sandbox')
  await page.getByRole('heading', { name: 'The draw comes back' }).waitFor()
  const before = (await ok('sandbox/getClock')).clock.now
  await page
    .getByRole('button', { name: /^Go there:/ })
    .last()
    .click()
  await page.getByText(/things? happened/).waitFor({ timeout: 60_000 })
  expect((await ok('sandbox/getClock')).clock.now > before).toBe(true)
  await isClean('operator-sandbox-traveled')
})

test('a review is passed with its reason', async () => {
  const { companyId, userId } = await submitted(service)
  const { page, isClean } = await desk()
  await page.goto('/ops')
  await page.getByRole('link', { name: /Reviews waiting/ }).click()
  await page.getByRole('button', { name: 'Pass' }).first().waitFor()
  await isClean('operator-reviews')
  const isPerson = page.getByRole('heading', { name: 'person', exact: true })
  const card = page.locator('section').filter({ has: isPerson })
  await card.first().getByRole('button', { name: 'Pass' }).click()
  await page.getByLabel('Reason').fill('passport seen')
  await page.getByRole('button', { name: 'Let it pass' }).click()
  await expect
    .poll(async () => (await ok('reports/getUser', { companyId, userId })).user[0].kycStatus, {
      timeout: 20_000,
    })
    .toMatch(/verified|passed/i)
})

test('a review fails with its reason', async () => {
  const { companyId, userId } = await submitted(service)
  const { page } = await desk()
  await page.goto('/ops/reviews')
  const isPerson = page.getByRole('heading', { name: 'person', exact: true })
  const cards = page.locator('section').filter({ has: isPerson })
  // Oldest first, and the one before has passed.
  await cards.last().getByRole('button', { name: 'Fail' }).click()
  await page.getByLabel('Reason').fill('not the same face')
  await page.getByRole('button', { name: 'Let it fail' }).click()
  await expect
    .poll(async () => (await ok('reports/getUser', { companyId, userId })).user[0].kycStatus, {
      timeout: 20_000,
    })
    .toMatch(/failed/i)
})

test('parked work runs again, and says so', async () => {
  await park(service)
  const { page, isClean } = await desk()
  await page.goto('/ops')
  await page
    .getByRole('link', { name: /[Pp]arked/ })
    .first()
    .click()
  await page.getByText('no such host').waitFor()
  await isClean('operator-parked')
  await page.getByRole('button', { name: 'Run again', exact: true }).click()
  await page.getByText('One piece of work runs again.').waitFor()
  await page.getByText('Nothing is parked').waitFor()
})

test('a company is put on wires, is told what to send, and what arrived is recorded', async () => {
  const { companyId, openPeriodId: payPeriodId } = world
  const { page, isClean } = await desk()
  await page.goto(`/c/${companyId}/settings/company?form=company`)
  await page.getByLabel('How payrolls are funded').selectOption('Wire')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('By wire', { exact: true }).waitFor()
  const { payPeriod } = await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  const { quote } = payPeriod.funding

  await page.goto(`/c/${companyId}`)
  await page.getByText(new RegExp(`^Wire .* and quote ${quote}`)).waitFor()
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}`)
  await page.getByText(`by 6:00 PM Eastern, quoting ${quote}; without it nobody is paid`).waitFor()

  await page.goto('/ops')
  await page.getByRole('link', { name: 'Awaited wires' }).click()
  const row = page.getByRole('row').filter({ hasText: quote })
  await row.waitFor()
  await isClean('operator-wires')
  await row.getByRole('button', { name: 'It arrived' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Amount').fill('1')
  await panel.getByLabel('Bank reference').fill('20260617 mmqfmp2k 000123')
  await isClean('operator-wire')
  await panel.getByRole('button', { name: 'Record it' }).click()
  await panel.getByText(/The wire for this payroll is .*, not 1.00: send it back/).waitFor()
  await panel.getByLabel('Amount').fill(String(payPeriod.fundingTotal))
  await panel.getByRole('button', { name: 'Record it' }).click()
  await page.getByText('No wire is awaited').waitFor()
  await page.goto(`/c/${companyId}/payroll/${payPeriodId}`)
  await page.getByText('arrived as 20260617MMQFMP2K000123').waitFor()
})

test('every scenario is a card: a number to copy, or a button that brings it about', async () => {
  const { scenarios } = await ok('sandbox/getScenarios')
  const { page } = await desk()
  await page.goto('/ops/sandbox')
  for (const { title, example, code } of scenarios) {
    const card = page.locator('section section').filter({ hasText: title }).first()
    await card.waitFor()
    if (example) expect(await card.getByRole('button', { name: `Copy ${example}` }).count()).toBe(1)
    if (code === 'transferReturn') expect(await card.getByRole('button', { name: 'Do it' }).count()).toBe(1)
  }

  // The one with a button: the draw of the paid payroll comes back.
  const { payrollTransaction } = await ok('reports/getTransactions', {
    companyId: world.companyId,
    payPeriodId: world.paidPeriodId,
    limit: 1000,
  })
  const draw = payrollTransaction.find(
    ({ transactionName }: { transactionName: string }) => transactionName === 'AchDebit',
  )
  await page.getByRole('button', { name: 'Do it' }).first().click()
  await page.getByLabel('Id of the transaction').fill(draw.requestReferenceId)
  await page.getByRole('dialog').getByRole('button', { name: 'Do it' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await ok('sandbox/advanceClock', { days: 1 })
  await page.goto(`/c/${world.companyId}/money?period=${world.paidPeriodId}&view=transactions`)
  await page.getByText('Came back', { exact: true }).first().waitFor()
})

test('an address gets a new secret and is switched on, and ~ shows the calls behind it', async () => {
  const { page, isClean } = await desk()
  await page.goto(`/ops/webhooks/${world.endpointId}`)
  await page.getByRole('button', { name: 'New secret' }).click()
  await page.getByText('Copy the signing secret now').waitFor()
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByRole('button', { name: 'Switch off' }).waitFor()
  await isClean('operator-webhook')
  await page.keyboard.press('~')
  await page.getByRole('dialog').getByText('adminPortal/updateWebhookEndpoint').waitFor()
})
