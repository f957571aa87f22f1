import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

const world = await sharedService()
const { ok } = world
const { hire, later, companyId, hourly, unready, at, imported, itemOf } = await inputs(world)

test('who is not Active is left out, and named', async () => {
  await imported({ userId: hourly.userId, basicPay: { payHours: 40 } })
  const leftOut =
    'Not Active and not in this payroll: Not Yet; addUsersToRegularPayPeriod enrolls who is Ready'
  expect((await ok('payroll/previewPayroll', at)).warnings).toEqual([leftOut])
  await ok('payroll/addUsersToRegularPayPeriod', { ...at, payrollLineItems: [{ userId: unready.userId }] })
  expect((await ok('payroll/previewPayroll', at)).warnings).toEqual([
    'Not Yet has no bank account that can be paid into and is paid by Check',
  ])
})

test('who joins after the period is added only with an amount', async () => {
  const dayAfter = { name: 'Next Day', state: 'GA', rate: 52_000, dateOfJoin: '2026-06-15' }
  const next = await hire(companyId, dayAfter)
  const last = await hire(companyId, { ...dayAfter, name: 'Last Day', dateOfJoin: '2026-06-14' })
  await later()
  const added = async (...payrollLineItems: object[]) =>
    (await ok('payroll/addUsersToRegularPayPeriod', { ...at, payrollLineItems })).payrollLineItems
  const message =
    'A user who joins on 2026-06-15, after the period ends on 2026-06-14, is added only with an amount'
  expect(await added({ userId: next.userId }, { userId: last.userId })).toEqual([
    { userId: next.userId, success: false, error: { code: 400, message } },
    { userId: last.userId, success: true, message: 'Added to the pay period' },
  ])
  expect(await itemOf(next.userId)).toBeUndefined()
  expect(await added({ userId: next.userId, amount: 500 })).toMatchObject([{ success: true }])
  expect(await itemOf(next.userId)).toMatchObject({ grossTotal: 500 })
  const at2 = { ...at, payrollLineItems: [{ userId: next.userId }, { userId: last.userId }] }
  expect((await ok('payroll/removeUsersFromRegularPayPeriod', at2)).payrollLineItems).toMatchObject([
    { success: true },
    { success: true },
  ])
})
