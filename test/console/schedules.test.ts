import { expect, test } from 'vitest'
import { addDays, day } from '../../src/kernel/dates.ts'
import { user as someone } from '../support/bodies.ts'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

/** Further pay schedules in the browser: one is added, somebody is put on it, a bonus is paid by it; each sees their payday. */
const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, userId } = world
const { paySchedule } = await ok('reports/getPaySchedule', { companyId, workerType: 'W2' })
const [{ today }] = [(await ok('sandbox/getClock')).clock]
const dayAfter = (from: string, count: number) => addDays(day(from), count)
const begin = dayAfter(today, 3)

async function openAs(who: Who, path: string, { width = 1280, language = 'en' as 'en' | 'es' } = {}) {
  const opened = await openPage({ url: service.url(), width, language })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who, world })
  await opened.page.goto(path)
  return opened
}

test('a second schedule is added in the settings, by its name', async () => {
  expect(paySchedule).toHaveLength(1)
  const { page, isCleanInBoth } = await openAs('operator', `/c/${companyId}/settings/schedules?form=schedule`)
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name of the schedule').fill('Shop floor')
  await panel.getByLabel('How often').selectOption('Weekly')
  await panel.getByLabel('First day of the first period').fill(begin)
  await panel.getByLabel('First payday').fill(dayAfter(begin, 11))
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByText('Shop floor').waitFor()
  await isCleanInBoth('settings-schedules-two')
})

test('somebody is put on it from the first day of one of its periods, in Spanish', async () => {
  const path = `/c/${companyId}/people/${userId}`
  const { page, isCleanInBoth } = await openAs('operator', path, { language: 'es' })
  await page.getByRole('button', { name: 'Cambiar el calendario de pago' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Desde').selectOption({ index: 2 })
  await isCleanInBoth('person-schedule')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByText('Shop floor desde el', { exact: false }).waitFor()
  const { payScheduleAhead } = (await ok('reports/getUser', { companyId, userId })).user[0]
  expect(payScheduleAhead).toEqual({ payScheduleName: 'Shop floor', payScheduleFrom: dayAfter(begin, 7) })
  await page.goto(`/c/${companyId}/payroll`)
  await page.getByText('Regular · Shop floor').first().waitFor()
  // Of both schedules the first period is next.
  const next = page.getByRole('table', { name: 'Siguiente' })
  await next.getByText('Regular', { exact: true }).waitFor()
  await next.getByText('Regular · Shop floor').waitFor()
})

test('an off-cycle payroll says whose workers it pays', async () => {
  const { page, isCleanInBoth } = await openAs('operator', `/c/${companyId}/payroll?add=yes`)
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Schedule').selectOption('Shop floor')
  await isCleanInBoth('add-period-schedule')
  await panel.getByRole('button', { name: 'Open the payroll' }).click()
  await page.waitForURL(/step=hours/)
  const { payPeriod } = await ok('reports/getPayPeriod', { companyId })
  const own = payPeriod.filter(
    ({ payPeriodType }: { payPeriodType: string }) => payPeriodType === 'Off-Cycle',
  )
  expect(own.map((each: Record<string, unknown>) => each.payScheduleName)).toContain('Shop floor')
})

test('the phone tells the next payday of the worker’s own kind and schedule', async () => {
  // Behind the next payday of the employees' first schedule, in weeks of their own.
  const schedules = [
    { workerType: '1099-NEC', payScheduleName: '', payDate: dayAfter(today, 22) },
    { workerType: '1099-NEC', payScheduleName: 'Studio', payDate: dayAfter(today, 29) },
    { workerType: 'W2', payScheduleName: 'Office', payDate: dayAfter(today, 36) },
  ]
  const paydays = new Set<string>()
  for (const { payDate, ...of } of schedules) {
    const days = { compensationFrequency: 'Monthly', payBeginDate: dayAfter(today, 1), payDate }
    await ok('payroll/addPaySchedule', { paySchedule: { companyId, ...of, ...days } })
    const { user } = await ok('adminPortal/addUser', { user: { ...someone(companyId).user, ...of } })
    const asked = { companyId, workerType: of.workerType }
    const { unprocessedPayPeriods: open } = await ok('reports/getUnProcessedPayPeriod', asked)
    const first = open.find((each: Record<string, string>) => each.payScheduleName === of.payScheduleName)
    paydays.add(first.payDate)
    const { page, context } = await openPage({ url: service.url(), width: 390, language: 'en' })
    await enterAs(service, context, { who: 'worker', world: { ...world, userId: user.userId } })
    await page.goto('/me')
    const tile = page.getByText('Next payday').locator('..')
    await tile.waitFor()
    expect(await tile.textContent()).toMatch(new RegExp(`\\b${Number(first.payDate.slice(8))}Next payday$`))
  }
  expect(paydays.size).toBe(3)
})
