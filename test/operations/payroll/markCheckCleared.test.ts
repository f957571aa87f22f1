import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { sharedService } from '../../support/shared.ts'
import { paidByCheck } from './checks.ts'

const sandbox = await sharedService()
const { call, ok, owner } = sandbox

test('a check is cashed; another goes stale, is owed as unclaimed wages, and is cashed after all', async () => {
  const company = await paidByCheck(sandbox, '2026-08-03')
  const { companyId, payDate, payPeriodId, checksOf, balances } = company
  await ok('companyOnboarding/updateCompany', { company: { companyId, checkStaleDays: 60 } })
  expect((await ok('reports/getCompanyInfo', { companyId })).company.checkStaleDays).toBe(60)
  await company.submit()
  await company.toPayday()
  const [one, two] = await checksOf()
  const clear = (checkId: string, clearedOn: string) => ({ companyId, checkId, clearedOn })
  expect(await call('payroll/markCheckCleared', clear(one!.checkId, '2026-08-20'))).toMatchObject(
    refused(
      `A check dated ${payDate} cannot have been cashed on 2026-08-20: give a day from then until today`,
    ),
  )
  const cleared = await ok('payroll/markCheckCleared', clear(one!.checkId, payDate))
  expect(cleared.check).toMatchObject({ status: 'cleared', statusDate: payDate })
  expect((await call('payroll/voidCheck', { companyId, checkId: one!.checkId, reason: 'x' })).status).toBe(
    400,
  )

  await ok('sandbox/advanceClock', { days: 59 })
  expect(await checksOf({ status: 'stale' })).toEqual([])
  await ok('sandbox/advanceClock', { days: 2 })
  expect(await checksOf({ status: 'stale' })).toMatchObject([{ checkId: two!.checkId }])
  expect(await balances()).toMatchObject({ employeeCheck: one!.amount, unclaimedWages: two!.amount })
  await holdsIn(owner, companyId)

  const today = (await ok('sandbox/getClock')).clock.today
  await ok('payroll/markCheckCleared', clear(two!.checkId, today))
  expect(await balances()).toMatchObject({ employeeCheck: one!.amount + two!.amount, unclaimedWages: 0 })
  await holdsIn(owner, companyId)

  // Both were cashed: who has a paycheck that is voided owes it.
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'Paid in error' })
  await holdsIn(owner, companyId)
  expect(await balances()).toMatchObject({ employeeReceivable: -(one!.amount + two!.amount) })
  const journal = { companyId, from: '2026-08-01', to: '2026-12-31', format: 'ledger' }
  expect((await ok('reports/getPayrollJournalReport', journal)).text).toContain('Owed by employees')
})
