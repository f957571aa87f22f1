import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company } = await ok('sandbox/seedDemoCompany', { employees: 2 })
const { companyId } = company as { companyId: string }

test('who was hired in the days asked for, with the rule of the state', async () => {
  const { users } = await ok('reports/getActiveUsers', { companyId })
  const { user } = await ok('reports/getUser', { companyId, userId: users[0].userId })
  const day = user[0].dateOfJoin as string
  const { newHires } = await ok('reports/getNewHireReports', { companyId, from: day, to: day })
  expect(newHires.map(({ userId }: { userId: string }) => userId)).toContain(users[0].userId)
  for (const each of newHires) expect(each.dueDate === null).toBe(each.blocker !== '')
  expect(await call('reports/getNewHireReports', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
