import { expect, test } from 'vitest'
import { user } from '../support/bodies.ts'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs, type Who } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

/** What an administrator undoes without a program: a person, a leaving, an order, a period. */

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, openPeriodId, userId } = world

async function opened(path: string, who: Who = 'administrator') {
  const { page, context, isCleanInBoth } = await openPage({ url: service.url() })
  await enterAs(service, context, { who, world })
  await page.goto(`/c/${companyId}${path}`)
  return { page, panel: page.getByRole('dialog'), isCleanInBoth }
}

const statusOf = async (id: string): Promise<string> =>
  (await ok('reports/getUser', { companyId, userId: id })).user[0].status.userStatus

test('who was added by mistake is deleted', async () => {
  const added = (await ok('adminPortal/addUser', user(companyId))).user.userId
  const { page, panel, isCleanInBoth } = await opened(`/people/${added}`)
  await page.getByRole('button', { name: 'Delete…' }).click()
  await isCleanInBoth('delete-person')
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL(`**/c/${companyId}/people`)
  const { users } = await ok('reports/getUsers', { companyId })
  expect(users.map((one: { userId: string }) => one.userId)).not.toContain(added)
})

test('who left is brought back', async () => {
  const { today } = (await ok('sandbox/getClock')).clock
  const left = { userId, companyId, exitDate: today, finalPayCheckType: 'They have already been paid' }
  await ok('adminPortal/terminateUser', { user: left })
  const { page, panel } = await opened(`/people/${userId}`)
  await page.getByRole('button', { name: 'Bring back' }).click()
  await panel.getByRole('button', { name: 'Bring back' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Ends work…' }).waitFor()
  expect(await statusOf(userId)).toBe('Active')
})

test('an order is corrected, and ended', async () => {
  const { garnishmentFields } = await ok('reports/getGarnishmentFields', { garnishmentType: 'Creditor' })
  const required = (garnishmentFields as { key: string; required: boolean; example: string }[])
    .filter((one) => one.required)
    .map(({ key, example }) => [key, example])
  const order = {
    companyId,
    userId,
    garnishmentType: 'Creditor',
    garnishmentFields: Object.fromEntries(required),
  }
  await ok('adminPortal/addGarnishment', { garnishment: order })
  const orders = async () => (await ok('reports/getUser', { companyId, userId })).user[0].employeeGarnishments
  const { page, panel, isCleanInBoth } = await opened(`/people/${userId}?tab=orders`)
  await page.getByRole('button', { name: 'Change the order' }).click()
  await panel.locator('[name$="/Case Number"]').fill('CV-2026-777')
  await isCleanInBoth('change-order')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await orders()).toMatchObject([{ garnishmentFields: { 'Case Number': 'CV-2026-777' } }])

  await page.getByRole('button', { name: 'End the order' }).click()
  await panel.getByRole('button', { name: 'End the order' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await orders()).toEqual([])
})

test('a number that was typed wrong is corrected, with its reason', async () => {
  const { page, panel } = await opened(`/people/${userId}`)
  await page.getByRole('button', { name: 'Correct it' }).click()
  await panel.locator('[name="ssn"]').fill('501-22-8843')
  await panel.locator('[name="reason"]').fill('Two digits were swapped')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  expect((await ok('reports/getUser', { companyId, userId })).user[0].kycStatus).toBe('pending')
})

test('a place of the company is corrected', async () => {
  const { page, panel, isCleanInBoth } = await opened('/settings/places')
  const places = async () =>
    (await ok('reports/getCompanyLocationInfo', { companyId })).companyLocations as {
      companyLocation: string
      address1: string
      isFilingAddress: boolean
    }[]
  const filing = (await places()).find(({ isFilingAddress }) => isFilingAddress)!
  await page.getByRole('button', { name: `Edit ${filing.companyLocation}` }).click()
  await panel.locator('[name$="/address1"]').fill('14 Mill Street')
  await isCleanInBoth('edit-place')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  const after = (await places()).find(({ companyLocation }) => companyLocation === filing.companyLocation)
  expect(after).toEqual({ ...filing, address1: '14 Mill Street' })
})

test('a period that is never to be paid is skipped with its reason', async () => {
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', {
    companyId,
    workerType: 'W2',
  })
  const later = unprocessedPayPeriods[1].payPeriodId
  const { page, panel, isCleanInBoth } = await opened(`/payroll/${later}`)
  // What stands in the way of the next one leads to the one before it.
  await page.getByRole('alert').getByRole('link').first().click()
  await page.waitForURL(`**/payroll/${openPeriodId}`)
  await page.getByRole('button', { name: 'Skip it…' }).click()
  await isCleanInBoth('skip-period')
  expect(await panel.getByRole('button', { name: 'Skip it' }).isDisabled()).toBe(true)
  await panel.getByLabel('Reason').fill('The shop was closed')
  await panel.getByRole('button', { name: 'Skip it' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByText('Skipped').first().waitFor()
  const { payPeriod } = await ok('reports/getPayPeriod', { companyId, payPeriodId: openPeriodId })
  expect(payPeriod[0].payPeriodStatus).toBe('skipped')
})
