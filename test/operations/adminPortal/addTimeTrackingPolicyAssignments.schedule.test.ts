import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)

const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
const { userId } = await hire(companyId, { name: 'Hour Ly', state: 'GA', rate: 20, basis: 'Per Hour' })
const { userId: contractor } = await hire(companyId, {
  name: 'Con Tractor',
  state: 'GA',
  rate: 20,
  basis: 'Per Hour',
  workerType: '1099-NEC',
})
await later()
const { timeTrackingPolicyId } = (
  await ok('adminPortal/addTimeTrackingPolicy', { timeTrackingPolicy: { companyId, name: 'Hours' } })
).timeTrackingPolicy

const assign = (...userIds: string[]) =>
  ok('adminPortal/addTimeTrackingPolicyAssignments', { companyId, timeTrackingPolicyId, userIds })
const cards = async (who: string) => (await ok('reports/getTimeCards', { companyId, userId: who })).timeCards

const WAITS =
  'Time tracking policy assigned successfully; no pay period contains today, so the time card opens when one ' +
  'begins (addPaySchedule adds them)'

test('weak spots: without a schedule the message says when the card comes, and the schedule brings it', async () => {
  expect(await assign(userId)).toEqual({ assignments: [{ userId, success: true, message: WAITS }] })
  expect(await cards(userId)).toEqual([])

  const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  expect(await cards(userId)).toMatchObject([{ status: 'Open', payPeriodId: period!.payPeriodId }])
})

test('weak spots: a schedule that begins later brings the card on its first day', async () => {
  expect(await assign(contractor)).toMatchObject({ assignments: [{ message: WAITS }] })
  const workerType = '1099-NEC'
  await schedule(companyId, { workerType, payBeginDate: '2026-06-04', payDate: '2026-06-24' })
  expect(await cards(contractor)).toEqual([])

  await ok('sandbox/setClock', { to: '2026-06-04T15:00:00Z' })
  expect(await cards(contractor)).toMatchObject([{ status: 'Open' }])
})
