import { beforeEach, expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { people } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

/** An account that fails takes nobody off the payroll, and a payroll that fails is somebody's to do. */
const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)
const { statusOf } = people(world)

beforeEach(() => ok('sandbox/resetSandbox'))

const tasksOf = async (companyId: string): Promise<{ task: string; description: string }[]> =>
  (await ok('reports/getCompanyTask', { companyId })).tasks

const credits = async (payPeriodId: string) =>
  (await ok('reports/getTransactionsBasedOnName', { payPeriodId, transactionName: 'AchCredit' }))
    .payrollTransaction

test('A9: a worker whose only account came back stays Active and is paid by Check', async () => {
  const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
  const who = await hire(companyId, { name: 'Avery Alder', state: 'TX', rate: 52_000 })
  await later()
  const [first, second] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: first!.payPeriodId, runNow: true })
  await ok('sandbox/setClock', { to: `${first!.payDate}T20:00:00Z` })
  const [credit] = await credits(first!.payPeriodId)
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: credit.requestReferenceId,
    returnCode: 'R03',
  })

  expect(await statusOf(who)).toBe('Active')
  const preview = await ok('payroll/previewPayroll', { companyId, payPeriodId: second!.payPeriodId })
  expect(preview.payPeriod[0].payrollLineItems).toMatchObject([{ paymentMethod: 'Check', grossTotal: 2000 }])
  expect(preview.warnings).toEqual([
    'Avery Alder has no bank account that can be paid into and is paid by Check',
  ])
  const mend = {
    code: 'mendBankAccount',
    task: 'Mend Bank Account',
    description: expect.stringMatching(/^The account \*+6789 of Avery Alder cannot be paid into \(R03 /),
    operation: 'userPortal/addUserBankAccount',
  }
  expect(await tasksOf(companyId)).toContainEqual(mend)
  const owed = {
    code: 'issuePayment',
    task: 'Issue Payment Again',
    description: expect.stringMatching(
      /^A payment of 1690\.85 to Avery Alder came back: R03 .* It is still owed/,
    ),
    operation: 'payroll/reissuePayment',
  }
  expect(await tasksOf(companyId)).toContainEqual(owed)
  expect((await ok('reports/getUserTask', who)).tasks).toMatchObject([{ task: 'Add Bank Account' }])

  // Who leaves and comes back was payable, too.
  await ok('adminPortal/deactivateUser', { user: { ...who, exitDate: '2026-06-19' } })
  await ok('adminPortal/activateUser', { user: { userId: who.userId } })
  expect(await statusOf(who)).toBe('Active')

  const entity = {
    ...who,
    accountNumber: '000987654321',
    routingNumber: '021000021',
    accountType: 'checking',
  }
  await ok('userPortal/addUserBankAccount', { userPayAccountEntity: { ...entity, accountName: 'New' } })
  await later()
  expect((await tasksOf(companyId)).map(({ task }) => task)).not.toContain('Mend Bank Account')
  expect(await tasksOf(companyId)).toContainEqual(owed)
  await ok('payroll/reissuePayment', {
    requestReferenceId: credit.requestReferenceId,
    paymentMethod: 'check',
  })
  expect((await tasksOf(companyId)).map(({ task }) => task)).not.toContain('Issue Payment Again')
})

test('A9: who never was payable is Ready until there is an account; who was stays Active without one', async () => {
  const companyId = await company({ today: '2026-06-22', states: { TX: '2.7%' } })
  const never = await hire(companyId, { name: 'Cal Cedar', state: 'TX', rate: 52_000, account: null })
  const once = await hire(companyId, { name: 'Ben Beech', state: 'TX', rate: 52_000 })
  await later()
  const [{ userPayAccountEntityId }] = (await ok('reports/getUser', once)).user[0].bankAccounts
  await ok('userPortal/deactivateUserBankAccount', { userId: once.userId, userPayAccountEntityId })
  expect([await statusOf(never), await statusOf(once)]).toEqual(['Ready', 'Active'])
})

test('A9: getCompanyTask names every payroll that failed', async () => {
  const companyId = await company({ today: '2026-06-23', states: { TX: '2.7%' } })
  await hire(companyId, { name: 'Dee Dogwood', state: 'TX', rate: 52_000 })
  await later()
  const [first] = await schedule(companyId, { payBeginDate: '2026-06-22', payDate: '2026-07-10' })
  const { payPeriodId } = first!
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  const named = { payPeriodId, transactionName: 'AchDebit' }
  const [debit] = (await ok('reports/getTransactionsBasedOnName', named)).payrollTransaction
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: debit.requestReferenceId,
    returnCode: 'R01',
  })
  expect(await tasksOf(companyId)).toContainEqual({
    code: 'runFailedPayroll',
    task: 'Run Failed Payroll Again',
    description:
      'The payroll of 06/22/2026 - 07/05/2026, to be paid on 2026-07-10, failed because its funding came back: R01 ' +
      'Insufficient Funds. Nobody was paid: see to the funds or the account, then run it again.',
    operation: 'payroll/initiatePayroll',
  })
})
