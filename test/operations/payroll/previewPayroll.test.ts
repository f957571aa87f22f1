import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { again } from './again.ts'

const world = await sharedService()
const { call, ok } = world
const { companyId, first, second, payPeriodId, initiate } = await again(world)
const preview = async () => ok('payroll/previewPayroll', { companyId, payPeriodId })

test('a preview is what is frozen, and stays that when it is', async () => {
  // A raise between the end of the period and payday is not of this period.
  const { users } = await ok('reports/getUsers', { companyId })
  await ok('adminPortal/updateUserWage', {
    userWage: { companyId, userId: users[0].userId, wageRate: 99_000, startDate: first.payDate },
  })
  const before = await preview()
  const { payPeriod } = await initiate()
  const { payPeriod: kept } = await ok('reports/getPayPeriodDetails', { payPeriodId })
  const asSubmitted = [{ ...before.payPeriod[0], payPeriodStatus: 'submitted' }]
  expect(kept).toEqual(asSubmitted)
  expect(payPeriod).toMatchObject({ fundingTotal: before.fundingTotal, debitDate: before.debitDate })

  // Computed again, the year would hold this paycheck twice.
  expect(await preview()).toEqual({ ...before, payPeriod: asSubmitted })
})

test('a period that is skipped has no preview', async () => {
  const at = { companyId, payPeriodId: second.payPeriodId }
  await ok('payroll/skipPayPeriod', { ...at, reason: 'closed for the season' })
  expect((await call('payroll/previewPayroll', at)).body.error.message).toBe(
    'A pay period that is skipped cannot be run; pay in a supplemental period: addSupplementalPayPeriod',
  )
})
