import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { sharedService } from '../../support/shared.ts'
import { tracked } from '../userPortal/tracked.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { ground, companyId, assign, enter, cardsOf, next, second } = await tracked(sandbox)

test('cards answer card by card: status before period', async () => {
  const contractorsOnly = await ground.policy({ workerTypes: ['1099-NEC'] })
  expect((await assign(contractorsOnly, [second!.userId])).assignments[0].error.message).toBe(
    'The policy is not for W2 workers.',
  )
  await assign(await ground.policy(), [second!.userId])
  await enter(second!.userId, '2026-11-03T09:00', '2026-11-03T17:00')
  const [open, later] = await cardsOf({ userId: second!.userId })
  expect(later.payPeriodId).toBe(next.payPeriodId)
  const other = newId()
  const sync = async (...timeCardIds: string[]) =>
    (
      await ok('adminPortal/syncTimeCardsToPayroll', {
        companyId,
        payPeriodId: next.payPeriodId,
        timeCardIds,
      })
    ).timeCards
  const wrongStatus = 'Only Approved or Synced time cards can be synced to payroll'
  expect(await sync(other, open.timeCardId, later.timeCardId)).toEqual([
    { timeCardId: other, error: 400, message: 'Invalid timeCardId' },
    { timeCardId: open.timeCardId, error: 400, message: wrongStatus },
    { timeCardId: later.timeCardId, error: 400, message: wrongStatus },
  ])
  const both = { companyId, timeCardIds: [open.timeCardId, later.timeCardId] }
  await ok('userPortal/submitTimeCard', both)
  await ok('adminPortal/approveTimeCards', both)
  expect(await sync(open.timeCardId, later.timeCardId)).toMatchObject([
    { error: 400, message: 'Invalid PayPeriodId' },
    { status: 'Synced' },
  ])
  expect((await ok('adminPortal/rejectTimeCards', { ...both, reason: 'too late' })).timeCards).toMatchObject([
    { status: 'Rejected' },
    {
      error: 400,
      message: 'A time card that is Synced cannot take rejectTimeCards; it must be Submitted or Approved',
    },
  ])
  expect((await ok('userPortal/submitTimeCard', both)).timeCards).toMatchObject([
    { status: 'Submitted' },
    { error: 400 },
  ])
})
