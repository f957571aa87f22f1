import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type OpenPage, openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, paidPeriodId, userId } = world

async function openAt(path: string, who: Who = 'administrator'): Promise<OpenPage> {
  const opened = await openPage({ url: service.url() })
  await enterAs(service, opened.context, { who, world })
  await opened.page.goto(`/c/${companyId}${path}`)
  return opened
}

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)

const [clientID, SecretKey] = service.credentials.split(':') as [string, string]

/** Some acts want a fresh proof, unless the session has just begun with one. */
async function proveUntil(page: Page, done: Locator): Promise<void> {
  const proof = page.getByLabel('Secret key')
  await proof.or(done).first().waitFor()
  if (!(await proof.isVisible())) return
  await proof.fill(SecretKey)
  await page.getByRole('button', { name: 'Continue' }).click()
  await done.waitFor()
}

test('a number of a worker is shown after a proof, and the look is in the audit log', async () => {
  const { page, isClean } = await openAt(`/people/${userId}`, 'operator')
  const number = page.getByText(/^•••-••-\d{4}$/)
  await number.waitFor()
  const looks = async () => {
    const { auditLog } = await ok('reports/getAuditLog', { companyId, limit: 1000 })
    return auditLog.filter(
      ({ operation, actor, facts }: { operation: string; actor: string; facts: { disclosed?: string[] } }) =>
        operation === 'reports/getUser' && actor.startsWith('operator') && facts.disclosed?.includes('ssn'),
    ).length as number
  }
  const before = await looks()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await proveUntil(page, page.getByText(/^\d{3}-?\d{2}-?\d{4}$/))
  expect(await looks()).toBeGreaterThan(before)
  await isClean('person-ssn-shown')
  await page.getByRole('button', { name: 'Hide' }).click()
  await number.waitFor()
})

test('a form goes on after the session lapsed in the middle of it', async () => {
  const { page, context } = await openAt('/people?add=yes', 'operator')
  const form = page.getByRole('dialog', { name: 'Add a person' })
  await form.getByLabel('First name').fill('Tom')
  await context.clearCookies()
  await form.getByLabel('Last name').fill('Whitfield')
  await form.getByLabel('E-mail').fill('tom@heron.example')
  await form.getByLabel('Phone').fill('4045550199')
  await form.getByLabel('State where they work').selectOption('GA')
  await form.getByRole('button', { name: 'Add and invite' }).click()
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await again.getByRole('button', { name: 'I have API credentials' }).click()
  await again.getByLabel('Client ID').fill(clientID)
  await again.getByLabel('Secret key').fill(SecretKey)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await again.waitFor({ state: 'detached' })
  expect(await form.getByLabel('First name').inputValue()).toBe('Tom')
  await form.getByRole('button', { name: 'Add and invite' }).click()
  await page.getByRole('heading', { name: 'Tom Whitfield' }).waitFor()
})

test('the list asks for a page, finds by name on the service, and says how many there are', async () => {
  const users = Array.from({ length: 60 }, (_, at) => ({
    companyId,
    firstName: `Many${String(at).padStart(2, '0')}`,
    lastName: 'Finch',
    email: `many${at}@finch.example`,
    phoneNumber: `404556${String(1000 + at)}`,
    dateOfJoin: '2026-12-01',
    workerType: 'W2',
    companyLocationCategory: 'Remote',
    stateCode: 'GA',
  }))
  await ok('adminPortal/addUsers', { companyId, users })
  const asked: string[] = []
  const opened = await openPage({ url: service.url() })
  const { page } = opened
  await enterAs(service, opened.context, { who: 'administrator', world })
  page.on('request', (request) => {
    if (request.url().endsWith('/reports/getUsers')) asked.push(request.postData() ?? '')
  })
  await page.goto(`/c/${companyId}/people`)
  const rows = page.getByRole('table', { name: 'People' }).locator('tbody tr')
  await rows.nth(49).waitFor()
  expect(await rows.count()).toBe(50)
  expect(asked.every((body) => JSON.parse(body).limit === 50)).toBe(true)
  await page.getByRole('button', { name: 'Next 50' }).click()
  await page.getByRole('button', { name: 'From the beginning' }).waitFor()
  await page.getByPlaceholder('Name or e-mail').fill('Many42')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByText('1 person', { exact: true }).waitFor()
})

/** The list of what is approved is asked for before the approval is written, and answered after it. */
async function listedBefore(page: Page): Promise<void> {
  let [list, approve] = [() => {}, () => {}]
  const listed = new Promise<void>((done) => (list = done))
  const approved = new Promise<void>((done) => (approve = done))
  await page.route('**/approveTimeCards', async (route) => {
    await listed
    await route.fulfill({ response: await route.fetch() })
    approve()
  })
  await page.route('**/getTimeCards', async (route) => {
    const response = await route.fetch()
    if (route.request().postData()?.includes('Approved')) {
      list()
      await approved
    }
    await route.fulfill({ response })
  })
  // The page may ask once more as the test ends.
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
}

test('time cards are approved and taken into the payroll', async () => {
  const [period] = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const who = { companyId, userId }
  const hourly = { wageRate: 22, wageBasis: 'Per Hour', userType: 'Paid by the hour' }
  await ok('adminPortal/updateUserWage', { userWage: { ...who, ...hourly, startDate: period.payBeginDate } })
  const policy = { timeTrackingPolicy: { companyId, name: 'Hours' } }
  const { timeTrackingPolicyId } = (await ok('adminPortal/addTimeTrackingPolicy', policy)).timeTrackingPolicy
  const tracked = { companyId, timeTrackingPolicyId, userIds: [userId] }
  await ok('adminPortal/addTimeTrackingPolicyAssignments', tracked)
  const day = period.payBeginDate as string
  await ok('userPortal/addTimeEntry', { ...who, start: `${day}T09:00`, end: `${day}T17:00` })
  const [card] = (await ok('reports/getTimeCards', { companyId })).timeCards
  await ok('userPortal/submitTimeCard', { ...who, timeCardIds: [card.timeCardId] })

  const { page, isClean } = await openAt('/time')
  await listedBefore(page)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('tab', { name: /Approved/ }).click()
  await page.getByRole('button', { name: /^Take 1 card/ }).waitFor()
  await isClean('time-approved')
  await page.getByRole('button', { name: /^Take 1 card/ }).click()
  await page.getByRole('tab', { name: /In payroll/ }).click()
  await page.getByRole('row', { name: /Blair Birch/ }).waitFor()
  const { timeCards } = await ok('reports/getTimeCards', { companyId })
  expect(timeCards).toMatchObject([{ status: 'Synced', standardHours: 8 }])
})

test('somebody ends work, and the final paycheck is a payroll of its own', async () => {
  const { users } = await ok('reports/getUsers', { companyId, search: 'Ellis' })
  const { page } = await openAt(`/people/${users[0].userId}?form=terminate`)
  const form = page.getByRole('dialog')
  await form.getByLabel('Last day').waitFor()
  await form.getByLabel('Final paycheck').selectOption({ label: 'At once, as a payroll of its own' })
  await form.getByLabel('Why').selectOption('Quit')
  await form.getByRole('button', { name: 'End the work' }).click()
  await form.waitFor({ state: 'detached' })
  const shown = (await ok('reports/getUser', { companyId, userId: users[0].userId })).user[0]
  expect(shown.status.userStatus).toBe('Inactive')
  await page.getByText(/Left/).first().waitFor()

  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const own = unprocessedPayPeriods.find(
    ({ payPeriodType }: { payPeriodType: string }) => payPeriodType === 'Off-Cycle',
  )
  const { payPeriod } = await ok('payroll/previewPayroll', { companyId, payPeriodId: own.payPeriodId })
  const [final, ...others] = payPeriod[0].payrollLineItems
  expect(others).toEqual([])
  await page.goto(`/c/${companyId}/payroll/${own.payPeriodId}?step=preview`)
  const row = page.getByRole('row').filter({ hasText: 'Ellis' })
  await row.waitFor()
  expect(await row.textContent()).toContain(dollars(final.grossTotal))
})

test('a payment that came back is paid again; a payroll is voided with its reason', async () => {
  const { payrollTransaction } = await ok('reports/getTransactions', {
    companyId,
    payPeriodId: paidPeriodId,
    limit: 1000,
  })
  const credit = payrollTransaction.find(
    ({ transactionName }: { transactionName: string }) => transactionName === 'AchCredit',
  )
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: credit.requestReferenceId,
    returnCode: 'R03',
  })
  await ok('sandbox/advanceClock', { days: 1 })
  const { page, isClean } = await openAt(`/money?period=${paidPeriodId}&view=transactions`)
  await page.getByRole('button', { name: 'Pay again' }).click()
  await page.getByRole('button', { name: 'Pay again' }).waitFor({ state: 'detached' })
  await isClean('money-paid-again')

  await page.goto(`/c/${companyId}/payroll/${paidPeriodId}`)
  await page.getByRole('button', { name: 'Void…' }).click()
  await page.getByLabel('Reason').fill('Paid by mistake')
  await page.getByRole('button', { name: 'Void payroll' }).click()
  await expect
    .poll(
      async () => {
        const { payPeriod } = await ok('reports/getPayPeriod', { companyId })
        return payPeriod.find((one: { payPeriodId: string }) => one.payPeriodId === paidPeriodId)
          .payPeriodStatus
      },
      { timeout: 20_000 },
    )
    .not.toBe('processed')
})

test('after the deadline it says so, wants a tick, and pays on a later day', async () => {
  const [period] = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const { today } = (await ok('sandbox/getClock')).clock
  const days = Math.round(
    (Date.parse(period.deadLineToRunPayroll) - Date.parse(today)) / (24 * 60 * 60 * 1000),
  )
  await ok('sandbox/advanceClock', { days: days + 1 })
  const { page } = await openAt(`/payroll/${period.payPeriodId}?step=preview`, 'operator')
  await page.getByRole('button', { name: 'Submit payroll' }).click()
  const dialog = page.getByRole('dialog')
  expect(await dialog.textContent()).toContain('The deadline has passed')
  const go = dialog.getByRole('button', { name: 'Submit payroll' })
  expect(await go.isDisabled()).toBe(true)
  await dialog.getByLabel('Process it now').check()
  await go.click()
  await proveUntil(page, page.getByText('Where it is'))
})

test('in Spanish, dark, at twice the size and without motion, it reads the same', async () => {
  // Twice the size of 1280 px is a window of 640.
  const { page, context, isClean } = await openPage({
    url: service.url(),
    theme: 'dark',
    width: 640,
    height: 400,
  })
  await enterAs(service, context, { who: 'administrator', world })
  await page.goto(`/c/${companyId}`)
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: /Ada Marsh/ }).click()
  await page.getByRole('menuitem', { name: 'Español' }).click()
  await page.getByRole('heading', { name: 'Inicio' }).waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('es')
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
  await isClean('home-spanish-dark-large')
})
