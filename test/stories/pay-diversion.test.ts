import { beforeEach, expect, test } from 'vitest'
import { browserAt } from '../support/browser.ts'
import { refused } from '../support/caller.ts'
import { changingPay } from '../support/pay-change.ts'
import { payroll } from '../support/payroll.ts'
import { account, people } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

/** Whoever changes a worker's bank account may not be the worker: the pay of a day goes where it went before. */
const world = await sharedService()
const { ok, call, url } = world
const { company, hire, schedule, later } = payroll(world)
const { shown } = people(world)
const { divert, letterAbout, accountsOf, addAccount } = changingPay(world)

beforeEach(() => ok('sandbox/resetSandbox'))

const started = async (today: string, payDate: string, name: string, over: object = {}) => {
  const companyId = await company({ today, states: { TX: '2.7%' } })
  const who = await hire(companyId, { name, state: 'TX', rate: 52_000, ...over })
  await later()
  const periods = await schedule(companyId, { payBeginDate: today, payDate })
  return { companyId, who, periods: periods.map(({ payPeriodId }) => payPeriodId) }
}

/** Which accounts the pay of a period goes to. */
const paidInto = async (payPeriodId: string): Promise<readonly string[]> => {
  const named = { payPeriodId, transactionName: 'AchCredit' }
  const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', named)
  return payrollTransaction.map(
    ({ destinationAccount }: { destinationAccount: string }) => destinationAccount,
  )
}
const run = (companyId: string, payPeriodId: string) =>
  ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })

const WAITS =
  /^Ira Ivy: the bank accounts were changed, and the change waits until 2026-06-02, \d\d:\d\d US Eastern\. Payrolls that are submitted before then pay as before the change, unless the worker confirms it from the e-mail that was sent$/

test('a payroll within the day pays the old account, says so, and the next pays the new one', async () => {
  const { companyId, who, periods } = await started('2026-06-01', '2026-06-19', 'Ira Ivy')
  const { before, after } = await divert(who)
  await later()
  const preview = await ok('payroll/previewPayroll', { companyId, payPeriodId: periods[0] })
  expect(preview.warnings).toEqual([expect.stringMatching(WAITS)])
  expect(preview.warningDetails).toMatchObject([{ code: 'bankAccountsWait', userIds: [who.userId] }])
  expect((await ok('reports/getCompanyTask', { companyId })).tasks).toContainEqual({
    code: 'waitForBankAccountChange',
    task: 'Wait For Bank Account Change',
    description: `${preview.warnings[0]}.`,
    operation: '',
  })
  const { payPeriod } = await run(companyId, periods[0]!)
  expect(payPeriod.warnings).toEqual(preview.warnings)
  expect(await paidInto(periods[0]!)).toEqual([before])

  await ok('sandbox/setClock', { to: '2026-06-22T15:00:00Z' })
  expect((await ok('payroll/previewPayroll', { companyId, payPeriodId: periods[1] })).warnings).toEqual([])
  await run(companyId, periods[1]!)
  expect(await paidInto(periods[1]!)).toEqual([after])
})

test('confirmed from the letter it counts at once', async () => {
  const { companyId, who, periods } = await started('2026-07-06', '2026-07-24', 'Kim Kelp')
  const { email } = await shown(who)
  const { after } = await divert(who)
  const { confirm } = await letterAbout(email)
  await browserAt(url).call('session/confirmPayChange', { linkToken: confirm })
  const { payPeriod } = await run(companyId, periods[0]!)
  expect(payPeriod.warnings).toEqual([])
  expect(await paidInto(periods[0]!)).toEqual([after])
})

test('an account that was put away with the change is paid into as before; who has none left gets a check', async () => {
  const { companyId, who, periods } = await started('2026-08-03', '2026-08-21', 'Lou Lark')
  const before = (await accountsOf(who))[0]!.userPayAccountEntityId
  const body = { userId: who.userId, userPayAccountEntityId: before }
  await ok('userPortal/deactivateUserBankAccount', body)
  const methods = async () =>
    (
      await ok('payroll/previewPayroll', { companyId, payPeriodId: periods[0] })
    ).payPeriod[0].payrollLineItems.map(({ paymentMethod }: { paymentMethod: string }) => paymentMethod)
  expect(await methods()).toEqual(['Check'])
  await ok('userPortal/addUserBankAccount', account(who, { accountNumber: '000777788889' }))
  await later()
  expect(await methods()).toEqual(['Direct Deposit'])
  await run(companyId, periods[0]!)
  expect(await paidInto(periods[0]!)).toEqual([before])
})

test('a first account does not wait; one for somebody who was paid by check does', async () => {
  const { companyId, who, periods } = await started('2026-09-07', '2026-09-25', 'Max Moss', { account: null })
  await ok('userPortal/addUserBankAccount', account(who))
  await later()
  expect((await ok('payroll/previewPayroll', { companyId, payPeriodId: periods[0] })).warnings).toEqual([])

  const late = await hire(companyId, {
    name: 'Nia Nett',
    state: 'TX',
    rate: 52_000,
    account: null,
    wage: { paymentMethod: 'Check' },
  })
  await later()
  await run(companyId, periods[0]!)
  await ok('sandbox/setClock', { to: '2026-09-28T15:00:00Z' })
  const added = await ok('userPortal/addUserBankAccount', account(late, { accountNumber: '000777788889' }))
  expect(added.userPayAccountEntity.message).toContain('; pay goes there from 2026-09-29, ')
})

test('a returned payment is not issued again into an account that waits', async () => {
  const { companyId, who, periods } = await started('2026-10-05', '2026-10-23', 'Ora Oak')
  await run(companyId, periods[0]!)
  await ok('sandbox/setClock', { to: '2026-10-23T20:00:00Z' })
  const named = { payPeriodId: periods[0], transactionName: 'AchCredit' }
  const [credit] = (await ok('reports/getTransactionsBasedOnName', named)).payrollTransaction
  const { requestReferenceId } = credit
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R03' })
  await ok('userPortal/addUserBankAccount', account(who, { accountNumber: '000777788889' }))
  await later()
  const [, fresh] = await accountsOf(who)
  const wanted = { requestReferenceId, userPayAccountEntityId: fresh!.userPayAccountEntityId }
  const waits = refused(
    expect.stringMatching(
      /^The bank accounts of the worker were changed, and the change waits until 2026-10-24, /,
    ),
  )
  expect(await call('payroll/reissuePayment', wanted)).toMatchObject(waits)
  expect(await call('payroll/reissuePayment', { requestReferenceId })).toMatchObject(waits)
  await ok('sandbox/advanceClock', { hours: 24 })
  await ok('payroll/reissuePayment', wanted)
})

test('an account without a share redirects nothing', async () => {
  const { who } = await started('2026-11-02', '2026-11-20', 'Pia Pine')
  await addAccount(who)
  expect((await ok('reports/getUserTask', who)).tasks).toEqual([])
})
