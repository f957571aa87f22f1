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
