import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId } = world

const entered = async (path: string) => {
  const opened = await openPage({ url: service.url() })
  await enterAs(service, opened.context, { who: 'administrator', world })
  await opened.page.goto(path)
  return opened
}

test('a policy ends on a day, and its hours go to another', async () => {
  const { userId } = world
  const assigned = async (name: string, policyType: string) => {
    const { timeOffPolicyId } = (
      await ok('adminPortal/addTimeOffPolicy', {
        timeOffPolicy: {
          companyId,
          timeOffPolicyName: name,
          policyType,
          earningMethod: 'Lump Sum',
          lumpSumHours: 80,
        },
      })
    ).timeOffPolicy
    await ok('adminPortal/addTimeOffPolicyAssignment', {
      companyId,
      timeOffPolicyId,
      userIds: [userId],
    })
    return timeOffPolicyId
  }
  await assigned('Old leave', 'Vacation')
  await assigned('New leave', 'PTO')
  const { page, isCleanInBoth } = await entered(`/c/${companyId}/people/${userId}?tab=leave`)
  await page.getByRole('button', { name: 'End the policy: Old leave' }).click()
  const panel = page.getByRole('dialog')
  await panel.locator('[name$="/transferTo"]').selectOption({ label: 'New leave' })
  await isCleanInBoth('end-policy')
  await panel.getByRole('button', { name: 'End the policy' }).click()
  await panel.waitFor({ state: 'detached' })
  const { timeOffBalance } = await ok('reports/getTimeOffBalance', { companyId, userId })
  const old = timeOffBalance.find(
    (each: { timeOffPolicyName: string }) => each.timeOffPolicyName === 'Old leave',
  )
  expect(old.endDate).not.toBeNull()
})

test('who works from home moves from a day on', async () => {
  const { users } = await ok('reports/getUsers', { companyId })
  const remote = users.find(
    (user: { companyLocationCategory: { companyLocationCategory: string } }) =>
      user.companyLocationCategory.companyLocationCategory === 'Remote',
  )
  const { page } = await entered(`/c/${companyId}/people/${remote.userId}`)
  await page.getByRole('button', { name: 'Moves to another address' }).click()
  const panel = page.getByRole('dialog')
  const field = (name: string) => panel.locator(`[name$="/${name}"]`)
  await field('address1').fill('100 Pine Street')
  await field('city').fill('San Francisco')
  await field('state').selectOption('CA')
  await field('zipcode').fill('94111')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  const { user } = await ok('reports/getUser', { companyId, userId: remote.userId })
  expect(user[0].userRemoteLocation).toMatchObject({ address1: '100 Pine Street', city: 'San Francisco' })
})

test('who works at a place of the company is added there, and moves to work from home', async () => {
  const { companyLocations } = await ok('reports/getCompanyLocationInfo', { companyId })
  const place = companyLocations.find(({ isWorkLocation }: { isWorkLocation: boolean }) => isWorkLocation)
  const { page, isCleanInBoth } = await entered(`/c/${companyId}/people?add=yes`)
  const panel = page.getByRole('dialog')
  const field = (name: string) => panel.locator(`[name$="/${name}"]`)
  await field('firstName').fill('Otto')
  await field('lastName').fill('Frame')
  await field('email').fill('otto.frame@office.example')
  await field('phoneNumber').fill('4045550143')
  expect(await field('companyLocationId').count()).toBe(0)
  await field('companyLocationCategory').selectOption('Office')
  expect(await field('stateCode').count()).toBe(0)
  await field('companyLocationId').selectOption({ label: place.companyLocation })
  await isCleanInBoth('add-at-place')
  await panel.getByRole('button', { name: 'Add and invite' }).click()
  await page.getByRole('heading', { name: 'Otto Frame' }).waitFor()
  const userId = new URL(page.url()).pathname.split('/').at(-1)!
  const known = async () => (await ok('reports/getUser', { companyId, userId })).user[0]
  expect(await known()).toMatchObject({ companyLocationCategory: { companyLocationCategory: 'Office' } })

  await page.getByText(`${place.companyLocation}, ${place.state}`).waitFor()
  await page.getByRole('button', { name: 'Works from another place' }).click()
  await field('companyLocationCategory').selectOption('Remote')
  await field('address1').fill('100 Pine Street')
  await field('city').fill('San Francisco')
  await field('state').selectOption('CA')
  await field('zipcode').fill('94111')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await known()).toMatchObject({
    companyLocationCategory: { companyLocationCategory: 'Remote' },
    userRemoteLocation: { city: 'San Francisco' },
  })
})
