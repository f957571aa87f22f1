import type { Page, Request, Route } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId } = world

async function openAt(path: string, language: 'en' | 'es' = 'en') {
  const opened = await openPage({ url: service.url(), language })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who: 'administrator', world })
  await opened.page.goto(`/c/${companyId}${path}`)
  return opened
}

/** Every dry run waits until it is let go; then its answer has come. */
async function holdDryRuns(page: Page) {
  const held: Route[] = []
  const isDryRun = (request: Request) => request.headers()['dry-run'] === 'true'
  await page.route('**/adminPortal/addTimeOffPolicy', (route) =>
    isDryRun(route.request()) ? void held.push(route) : route.continue(),
  )
  return async () => {
    expect(held.length).toBeGreaterThan(0)
    const answered = page.waitForResponse((response) => isDryRun(response.request()))
    for (const route of held) await route.continue()
    await (await answered).finished()
    await page.unrouteAll()
  }
}

const policies = async () => (await ok('reports/getTimeOffPolicies', { companyId })).timeOffPolicies

test('a policy grows with the years, keeps days free and asks for notice; somebody moves in with a balance', async () => {
  const { page, isClean, isCleanInBoth } = await openAt('/settings/policies')
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add a kind of leave' }).click()
  await panel.getByLabel('Name', { exact: true }).fill('Study days')
  await panel.getByLabel('Kind of leave').selectOption('Personal')
  await panel.getByLabel('Hours a year').fill('40')
  await panel.getByLabel('Days ahead that it is asked for').fill('14')
  await panel.getByRole('button', { name: 'Add a step' }).click()
  const step = panel.getByRole('group', { name: 'Step 1' })
  await step.getByLabel('After years').fill('5')
  // What was asked when the field was left is answered after the write: it must not take the refusal away.
  const letGo = await holdDryRuns(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText(/Each of tiers needs what it changes/).waitFor()
  await letGo()
  expect(await panel.getByText(/Each of tiers needs what it changes/).count()).toBe(1)
  await step.getByLabel('Hours a year').fill('64')
  await panel.getByRole('button', { name: 'Add days' }).click()
  const days = panel.getByRole('group', { name: 'Days 1' })
  await days.getByLabel('First day').fill('2026-12-15')
  await days.getByLabel('Last day').fill('2026-12-31')
  await days.getByLabel('Why').fill('Holiday season')
  await isCleanInBoth('leave-form')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page
    .getByText('more after 5 years · asked for 14 days ahead · not in Holiday season', { exact: false })
    .waitFor()
  await isCleanInBoth('company-settings-part-policies')
  const made = (await policies()).find(
    ({ timeOffPolicyName }: { timeOffPolicyName: string }) => timeOffPolicyName === 'Study days',
  )
  expect(made).toMatchObject({
    minimumNoticeDays: 14,
    tiers: [{ afterYears: 5, lumpSumHours: 64, accrualRatePerHour: null }],
    blackoutPeriods: [{ startDate: '2026-12-15', endDate: '2026-12-31', name: 'Holiday season' }],
  })

  await page.getByRole('button', { name: 'Give to someone: Study days' }).click()
  const { users } = await ok('reports/getUsers', { companyId })
  const { userId, user } = users[3]
  await panel.getByLabel('Person').selectOption(user)
  await panel.getByRole('button', { name: 'Give the policy' }).click()
  await page.getByText('1 person', { exact: false }).first().waitFor()

  await page.goto(`/c/${companyId}/people/${userId}?tab=leave`)
  await page.getByRole('button', { name: 'Set the balance of Study days' }).click()
  await panel.getByLabel('Hours').fill('12.5')
  await panel.getByLabel('Reason').fill('Balance of the last provider')
  await isClean('balance-form')
  await panel.getByRole('button', { name: 'Save' }).click()
  await page
    .getByRole('row', { name: /Study days/ })
    .getByText('12.5 hours')
    .first()
    .waitFor()
  await isClean('person-leave')
})

test('a policy is changed, in Spanish: a limit and a step are taken away', async () => {
  const { timeOffPolicyId } = (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: {
        ...{ companyId, timeOffPolicyName: 'Vacation two', policyType: 'Vacation' },
        ...{ earningMethod: 'Accrual', accrualRatePerHour: 0.04, maxAccumulatedHours: 120 },
        tiers: [{ afterYears: 2, accrualRatePerHour: 0.06 }],
      },
    })
  ).timeOffPolicy
  const { page, isClean } = await openAt(`/settings/policies?form=leave&of=${timeOffPolicyId}`, 'es')
  const panel = page.getByRole('dialog', { name: 'Editar Vacation two' })
  const step = panel.getByRole('group', { name: 'Paso 1' })
  expect(await step.getByLabel('Horas por cada hora trabajada').inputValue()).toBe('0.06')
  await isClean('leave-form-es')
  await step.getByRole('button', { name: 'Quitar' }).click()
  await panel.getByLabel('Como máximo, en horas').fill('')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  // In California vacation is wages: the form says so before it goes.
  await panel.getByRole('button', { name: 'Entendido' }).click()
  await panel.waitFor({ state: 'detached' })
  const found = (await policies()).find(
    (one: { timeOffPolicyId: string }) => one.timeOffPolicyId === timeOffPolicyId,
  )
  expect(found).toMatchObject({ tiers: [], maxAccumulatedHours: null, accrualRatePerHour: 0.04 })
})
