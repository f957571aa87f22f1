import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from './assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, assigned, entryOf } = await assignedPeople(sandbox)

test('an entry leaves an open card, once', async () => {
  const me = await assigned(0)
  const id = { ...me, timeEntryId: await entryOf(me, '2026-10-19') }
  const entries = async () => (await ok('reports/getTimeCards', me)).timeCards[0].entries
  expect(await entries()).toHaveLength(1)
  expect(await ok('userPortal/deleteTimeEntry', id)).toEqual({
    success: true,
    message: 'Time entry deleted successfully',
  })
  expect(await entries()).toEqual([])
  expect(await call('userPortal/deleteTimeEntry', id)).toMatchObject(refused('Invalid TimeEntryId'))
})

test('a submitted card keeps what it has', async () => {
  const me = await assigned(1)
  const timeEntryId = await entryOf(me, '2026-10-19')
  const [{ timeCardId }] = (await ok('reports/getTimeCards', me)).timeCards
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds: [timeCardId] })
  expect(await call('userPortal/deleteTimeEntry', { ...me, timeEntryId })).toMatchObject(
    refused('A time card that is Submitted cannot be changed; rejectTimeCards opens it again'),
  )
})
