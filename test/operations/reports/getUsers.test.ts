import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { people, type Who } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { added } = people(sandbox)

test('lists come in pages, in order of creation', async () => {
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  const ids = []
  for (let count = 0; count < 3; count++) ids.push((await added(fresh)).userId)
  const first = await ok('reports/getUsers', { companyId: fresh, limit: 2 })
  const rest = await ok('reports/getUsers', { companyId: fresh, limit: 2, cursor: first.nextCursor })
  expect([...first.users, ...rest.users].map((each: Who) => each.userId)).toEqual(ids)
  expect(rest.nextCursor).toBeNull()
  for (const list of ['getActiveUsers', 'getTerminatedUsers', 'getDeactivatedUsers']) {
    expect(await ok(`reports/${list}`, { companyId: fresh })).toEqual({ users: [] })
    expect(await call(`reports/${list}`, { companyId: 'x' })).toMatchObject(refused('Invalid CompanyId'))
  }
})
