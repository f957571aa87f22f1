import { expect, test } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Who has never given an account is paid all the same: by a numbered check, and the payroll says what to do. */
const world = await sharedService()
const { ok, owner } = world
const { company, hire, schedule, later } = payroll(world)

test('a worker without any account is paid by check', async () => {
  const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
  const who = await hire(companyId, { name: 'Cal Cedar', state: 'TX', rate: 52_000, account: null })
  await later()
  const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  const { payPeriodId } = first!
  await ok('payroll/addUsersToRegularPayPeriod', {
    companyId,
    payPeriodId,
    payrollLineItems: [{ userId: who.userId }],
  })
  const { payPeriod } = await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  expect(payPeriod.warningDetails).toMatchObject([
    {
      code: 'noBankAccount',
      message: 'Cal Cedar has no bank account that can be paid into and is paid by Check',
      operation: 'userPortal/addUserBankAccount',
    },
  ])
  const { checks } = await ok('reports/getChecks', { companyId })
  expect(checks).toMatchObject([{ checkNumber: 1001, payee: 'Cal Cedar', userId: who.userId }])
  await ok('sandbox/setClock', { to: `${first!.payDate}T20:00:00Z` })
  await holdsIn(owner, companyId)
})

test('a worker whose accounts were never given all of the pay is told as that', async () => {
  const companyId = await company({ today: '2026-07-06', states: { TX: '2.7%' } })
  const who = await hire(companyId, {
    name: 'Sia Spruce',
    state: 'TX',
    rate: 52_000,
    account: { payPercentage: 62.5 },
  })
  await later()
  const [first] = await schedule(companyId, { payBeginDate: '2026-07-06', payDate: '2026-07-24' })
  const period = { companyId, payPeriodId: first!.payPeriodId }
  expect((await ok('payroll/previewPayroll', period)).warningDetails).toMatchObject([
    {
      code: 'noBankAccount',
      message:
        'Sia Spruce has 62.5 percent of the pay on bank accounts that can be paid into, and nobody said who has the rest: all ' +
        'of it is paid by Check',
      userIds: [who.userId],
      operation: 'userPortal/updateUserPayPercentage',
    },
  ])
})
