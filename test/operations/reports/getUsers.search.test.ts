import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { idsOf, namedPeople } from './named-people.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { onboarded, later } = people(sandbox)
const { companyId, mara, zoe, abe } = await namedPeople(sandbox)

test('getUsers is searched, narrowed, sorted and counted', async () => {
  const listed = async (over: object) => ok('reports/getUsers', { companyId, ...over })
  expect(idsOf((await listed({ search: 'mar' })).users)).toEqual([mara.userId, zoe.userId])
  expect(idsOf((await listed({ workerType: '1099-NEC' })).users)).toEqual([zoe.userId])
  expect(idsOf((await listed({ stateCode: 'ny' })).users)).toEqual([abe.userId])
  expect(idsOf((await listed({ sort: 'name' })).users)).toEqual([abe, mara, zoe].map(({ userId }) => userId))
  const byLast: string[] = []
  for (let cursor: string | null = null; ; ) {
    const page: { users: { userId: string }[]; total: number; nextCursor: string | null } = await listed({
      ...{ sort: 'lastName', limit: 1, cursor },
    })
    expect(page.total).toBe(3)
    byLast.push(...idsOf(page.users))
    cursor = page.nextCursor
    if (cursor === null) break
  }
  // Marsh, Stone, Young.
  expect(byLast).toEqual([zoe, mara, abe].map(({ userId }) => userId))
  expect(await listed({ search: 'mar', limit: 1 })).toMatchObject({ total: 2 })
  const active = await onboarded(companyId, { firstName: 'Marek' })
  await later()
  expect(await ok('reports/getActiveUsers', { companyId, search: 'mar', limit: 5 })).toMatchObject({
    users: [{ userId: active.userId }],
    total: 1,
  })
})
