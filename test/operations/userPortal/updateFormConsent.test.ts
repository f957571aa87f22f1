import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company } = await ok('sandbox/seedDemoCompany', { employees: 1 })
const { users } = await ok('reports/getActiveUsers', { companyId: company.companyId })

test('consent is given and withdrawn', async () => {
  const set = (formConsent: object) => call('userPortal/updateFormConsent', { formConsent })
  const { userId } = users[0]
  expect((await set({ userId, isGiven: true })).body.formConsent).toMatchObject({ isGiven: true })
  expect((await set({ userId, isGiven: false })).body.formConsent).toMatchObject({ isGiven: false })
  expect(await set({ userId: newId(), isGiven: true })).toMatchObject(refused('Invalid UserId'))
})
