import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { edges } from './edges.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { ground, policy, who } = await edges(sandbox)

test('a clock that ran into another entry is not stopped over it', async () => {
  const me = who(0)
  await ground.assign(policy, [me.userId])
  await ground.enter(me.userId, '2026-10-19T11:00', '2026-10-19T12:00')
  const { timeEntryId } = (await ok('userPortal/clockIn', me)).timeEntry // at ten
  await ok('sandbox/advanceClock', { hours: 3 })
  expect(await call('userPortal/clockOut', me)).toMatchObject(refused('Time entries must not overlap'))
  const ended = await ok('userPortal/updateTimeEntry', { ...me, timeEntryId, end: '2026-10-19T11:00' })
  expect(ended.timeEntry.hours).toBe(1)
})
