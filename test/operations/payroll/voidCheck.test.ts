import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { sharedService } from '../../support/shared.ts'
import { paidByCheck } from './checks.ts'

const sandbox = await sharedService()
const { call, ok, owner } = sandbox

test('a voided check: the net is owed until another check pays it; the paycheck stays', async () => {
  const { companyId, submit, toPayday, checksOf, balances, payPeriodId } = await paidByCheck(
    sandbox,
    '2026-07-06',
  )
  await submit()
  const [one, two] = await checksOf()
  const voided = { companyId, checkId: one!.checkId, reason: 'Lost in the mail' }
  const notPaidYet = refused(
    'The payroll of this check is not paid yet: take it back with cancelPayrollSubmission or voidPayroll',
  )
  for (const act of ['voidCheck', 'reissueCheck', 'markCheckCleared'])
    expect(await call(`payroll/${act}`, voided)).toMatchObject(notPaidYet)
  await toPayday()
  const before = await balances()
  expect(before.employeeCheck).toBe(one!.amount + two!.amount)

  const reply = await ok('payroll/voidCheck', voided)
  expect(reply).toMatchObject({ check: { status: 'voided', voidReason: 'Lost in the mail' }, newCheck: null })
  await holdsIn(owner, companyId)
  expect(await balances()).toMatchObject({ employeeCheck: two!.amount, unclaimedWages: one!.amount })
  expect((await call('payroll/voidCheck', voided)).status).toBe(400)

  const again = await ok('payroll/reissueCheck', { companyId, checkId: one!.checkId })
  expect(again.check).toMatchObject({ checkNumber: 1003, amount: one!.amount, replaces: one!.checkId })
  await holdsIn(owner, companyId)
  expect(await balances()).toMatchObject({ ...before, unclaimedWages: 0 })
  expect(await call('payroll/reissueCheck', { companyId, checkId: one!.checkId })).toMatchObject(
    refused(
      'Check 1001 is issued again already: only one that was voided or went stale, and has no successor, is issued again',
    ),
  )

  const both = await ok('payroll/voidCheck', { ...voided, checkId: two!.checkId, reissue: true })
  expect(both.newCheck).toMatchObject({ checkNumber: 1004, status: 'issued' })
  await holdsIn(owner, companyId)
  const { events } = await ok('reports/getEvents')
  const told = events.filter((event: { payload: object[] }) => 'check' in event.payload[0]!)
  expect(told.length).toBeGreaterThanOrEqual(4)

  // The paychecks go, and with them what is owed.
  await ok('payroll/voidCheck', { ...voided, checkId: again.check.checkId })
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'Paid in error' })
  await holdsIn(owner, companyId)
  expect(await balances()).toMatchObject({ employeeCheck: 0, unclaimedWages: 0, unclaimedClearing: 0 })
  expect(await call('payroll/reissueCheck', { companyId, checkId: again.check.checkId })).toMatchObject(
    refused('The paycheck of this check was voided; pay in a supplemental period: addSupplementalPayPeriod'),
  )
})
