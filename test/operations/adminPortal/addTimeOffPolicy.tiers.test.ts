import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, bakers, policy, assign } = await leave(sandbox)

test('a tier is granted to who has been there so long, and read back', async () => {
  const { userId } = bakers[0]!
  const { dateOfJoin } = (await ok('reports/getUser', { companyId, userId })).user[0]
  const years = 2026 - Number(dateOfJoin.slice(0, 4))
  const tiers = [{ afterYears: Math.max(1, years), lumpSumHours: 120 }]
  const timeOffPolicyId = await policy({ lumpSumHours: 80, tiers })
  await assign(timeOffPolicyId, [userId])
  const balance = async () =>
    (await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance[0].balanceHours
  // Today is 2026-10-05: whoever came by that day of an earlier year has the whole years.
  const isReached = years >= 1 && dateOfJoin.slice(5) <= '10-05'
  expect(await balance()).toBe(isReached ? 120 : 80)
  const shown = (await ok('reports/getTimeOffPolicy', { companyId, timeOffPolicyId })).timeOffPolicy
  expect(shown.tiers).toEqual([{ ...tiers[0], accrualRatePerHour: null, maxAccumulatedHours: null }])
})

test('tiers that say nothing or run backward are refused', async () => {
  const add = (tiers: object[], over: object = {}) =>
    call('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: {
        companyId,
        timeOffPolicyName: 'P',
        policyType: 'PTO',
        lumpSumHours: 8,
        tiers,
        ...over,
      },
    })
  const order = refused('tiers must rise by afterYears, each number of years once')
  const empty = refused(
    'Each of tiers needs what it changes: lumpSumHours in a Lump Sum policy, accrualRatePerHour in an Accrual one, or maxAccumulatedHours',
  )
  const more = (afterYears: number) => ({ afterYears, lumpSumHours: 16 })
  expect(await add([more(5), more(2)])).toMatchObject(order)
  expect(await add([{ afterYears: 5, accrualRatePerHour: 0.1 }])).toMatchObject(empty)
  const accrual = { earningMethod: 'Accrual', accrualRatePerHour: 0.05 }
  expect(await add([more(5)], accrual)).toMatchObject(empty)
  expect((await add([more(0)])).status).toBe(400)
})

test('a change is held to the same, and a blackout period that ends before it begins is refused', async () => {
  const timeOffPolicyId = await policy({ lumpSumHours: 80 })
  const change = (over: object) =>
    call('adminPortal/updateTimeOffPolicy', { timeOffPolicy: { companyId, timeOffPolicyId, ...over } })
  const tier = (afterYears: number) => ({ afterYears, lumpSumHours: 16 })
  expect((await change({ tiers: [tier(5), tier(2)] })).body.error.message).toMatch(/^tiers must rise/)
  const empty = { tiers: [{ afterYears: 5, accrualRatePerHour: 0.1 }] }
  expect((await change(empty)).body.error.message).toMatch(/^Each of tiers needs what it changes/)
  const turned = { startDate: '2026-12-24', endDate: '2026-12-23', name: 'Holidays' }
  const added = await call('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: {
      ...{ companyId, timeOffPolicyName: 'Turned', policyType: 'PTO', lumpSumHours: 8 },
      blackoutPeriods: [turned],
    },
  })
  expect(added.status).toBe(400)
  expect(added.body.error.message).toMatch(/endDate/)
  const shown = (await ok('reports/getTimeOffPolicy', { companyId, timeOffPolicyId })).timeOffPolicy
  expect(shown.tiers).toEqual([])
})
