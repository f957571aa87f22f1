import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { assignedPeople } from '../userPortal/assigned.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, assigned, entryOf } = await assignedPeople(sandbox)

test('a submitted card is rejected with its reason, an open one is not', async () => {
  const who = await assigned(0)
  await entryOf(who, '2026-10-19')
  const cards = async () => (await ok('reports/getTimeCards', who)).timeCards
  const timeCardIds = [(await cards())[0].timeCardId]
  const reject = () => ok('adminPortal/rejectTimeCards', { companyId, timeCardIds, reason: 'no lunch' })
  expect((await reject()).timeCards).toMatchObject([
    {
      error: 400,
      message: 'A time card that is Open cannot take rejectTimeCards; it must be Submitted or Approved',
    },
  ])
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds })
  expect((await reject()).timeCards).toMatchObject([
    { timeCardId: timeCardIds[0], status: 'Rejected', message: 'Time card rejected successfully' },
  ])
  expect(await cards()).toMatchObject([{ status: 'Rejected', reason: 'no lunch' }])
})

test('an unknown card answers for itself, an unknown company for all', async () => {
  const body = { companyId, timeCardIds: [newId()], reason: 'r' }
  expect((await ok('adminPortal/rejectTimeCards', body)).timeCards).toMatchObject([
    { error: 400, message: 'Invalid timeCardId' },
  ])
  expect(await call('adminPortal/rejectTimeCards', { ...body, companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
