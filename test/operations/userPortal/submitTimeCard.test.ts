import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from './assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, who, assigned, entryOf } = await assignedPeople(sandbox)

test('a card waits for approval, and is the user’s own', async () => {
  const me = await assigned(0)
  await entryOf(me, '2026-10-19')
  const [{ timeCardId }] = (await ok('reports/getTimeCards', me)).timeCards
  const submit = async (userId: string) =>
    (await ok('userPortal/submitTimeCard', { companyId, userId, timeCardIds: [timeCardId] })).timeCards
  expect(await submit(who(1).userId)).toMatchObject([{ error: 400, message: 'Invalid timeCardId' }])
  expect(await submit(me.userId)).toMatchObject([
    { timeCardId, status: 'Submitted', message: 'Time card submitted successfully' },
  ])
  expect(await submit(me.userId)).toMatchObject([
    { error: 400, message: 'The time card is already Submitted' },
  ])
})

test('an unknown user', async () => {
  const body = { companyId, userId: newId(), timeCardIds: [] }
  expect(await call('userPortal/submitTimeCard', body)).toMatchObject(refused('Invalid UserId'))
})
