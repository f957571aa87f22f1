import { expect, test } from 'vitest'
import { payday } from '../../support/payday.ts'
import { service } from '../../support/service.ts'

const world = await service()
const { call, ok } = world
const { companyId, first, second, named, periodStatus } = await payday(world, 3)
const { payPeriodId } = first

const preview = async () => ok('payroll/previewPayroll', { companyId, payPeriodId })
const initiate = (given: object = {}) => ok('payroll/initiatePayroll', { companyId, payPeriodId, ...given })

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

test('called again, the same success; with runNow what is submitted is processed', async () => {
  const submitted = await initiate()
  expect(await initiate()).toEqual(submitted)
  expect([await periodStatus(), await named('AchDebit')]).toEqual(['submitted', []])

  expect(await initiate({ runNow: true })).toEqual(submitted)
  expect(await periodStatus()).toBe('inProcess')
  expect(await named('AchDebit')).toHaveLength(1)
  expect(await initiate({ runNow: true })).toEqual(submitted)
  expect(await named('AchDebit')).toHaveLength(1)

  // The deadline finds it processed.
  await ok('sandbox/setClock', { to: `${first.payDate}T22:00:00Z` })
  expect(await periodStatus()).toBe('processed')
  expect(await named('AchDebit')).toHaveLength(1)
})

test('a period that is skipped has no preview', async () => {
  const at = { companyId, payPeriodId: second.payPeriodId }
  await ok('payroll/skipPayPeriod', { ...at, reason: 'closed for the season' })
  expect((await call('payroll/previewPayroll', at)).body.error.message).toBe(
    'A pay period that is skipped cannot be run',
  )
})
