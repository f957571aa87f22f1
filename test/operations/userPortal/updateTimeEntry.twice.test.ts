import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { edges } from './edges.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { ground, policy, who } = await edges(sandbox)

test('of a time shown twice the second stays the second when something else is changed', async () => {
  const me = who(2)
  await ground.assign(policy, [me.userId])
  // 01:30 in New York, the second time: 06:30 UTC; the first was 05:30.
  await ok('sandbox/setClock', { to: '2026-11-01T06:30:00Z' })
  const { timeEntryId, start } = (await ok('userPortal/clockIn', me)).timeEntry
  expect(start).toBe('2026-11-01T01:30')
  await ok('sandbox/advanceClock', { hours: 4 })
  expect((await ok('userPortal/clockOut', me)).timeEntry).toMatchObject({ end: '2026-11-01T05:30', hours: 4 })
  const change = async (over: object) =>
    (await ok('userPortal/updateTimeEntry', { ...me, timeEntryId, ...over })).timeEntry.hours
  expect(await change({ breakMinutes: 30 })).toBe(3.5)
  expect(await change({ end: '2026-11-01T06:30', breakMinutes: 0 })).toBe(5)
  // Said anew, the first is meant.
  expect(await change({ start: '2026-11-01T01:31' })).toBe(5.98)
})
