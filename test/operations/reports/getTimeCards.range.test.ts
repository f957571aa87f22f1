import { expect, test } from 'vitest'
import { isReadFromEitherEnd } from '../../support/either-end.ts'
import { sharedService } from '../../support/shared.ts'
import { edges } from '../userPortal/edges.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId, ground, policy, who } = await edges(sandbox)

test('cards of periods with a day in the range, with the name of the worker', async () => {
  const { userId } = who(0)
  await ok('adminPortal/addTimeTrackingPolicyAssignments', {
    companyId,
    timeTrackingPolicyId: policy,
    userIds: [userId, who(1).userId],
  })
  const listed = async (over: object) =>
    (await ok('reports/getTimeCards', { companyId, userId, ...over })).timeCards
  const [card] = await listed({})
  const { firstName, lastName } = ground.users[0] as unknown as { firstName: string; lastName: string }
  expect(card.userName).toBe(`${firstName} ${lastName}`)
  // The period runs from 2026-10-19 to 2026-11-01: both sides of both ends.
  const inFirst = async (over: object) =>
    (await listed(over)).filter(({ payBeginDate }: { payBeginDate: string }) => payBeginDate === '2026-10-19')
      .length
  expect(await inFirst({ from: '2026-11-01' })).toBe(1)
  expect(await inFirst({ from: '2026-11-02' })).toBe(0)
  expect(await inFirst({ to: '2026-10-19' })).toBe(1)
  expect(await inFirst({ to: '2026-10-18' })).toBe(0)
  await isReadFromEitherEnd(ok, 'reports/getTimeCards', { companyId }, 'timeCards')
})
