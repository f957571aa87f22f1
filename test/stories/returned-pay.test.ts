import { beforeEach, expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Pay that came back is told to whom it was for, until it is paid again and how. */
const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)

beforeEach(() => ok('sandbox/resetSandbox'))

interface Credit {
  readonly requestReferenceId: string
  readonly transferAmount: number
}

test('of pay to two accounts the part that came back is told, with its account, and the account is to be mended', async () => {
  const { companyId, who, payPeriodId } = await paidInTwo()
  const { credit, stub, history } = reads(companyId, who, payPeriodId)
  expect(await stub()).toEqual([])
  const came = (await credit()).find(({ transferAmount }) => transferAmount === 500)!
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: came.requestReferenceId,
    returnCode: 'R03',
  })
  const told = {
    requestReferenceId: came.requestReferenceId,
    transferAmount: 500,
    accountNumber: expect.stringMatching(/^\*+7766$/),
    returnCode: 'R03',
    reason: expect.stringContaining('No Account'),
  }
  expect(await stub()).toEqual([{ ...told, paidAgain: null }])
  expect(await history()).toEqual(await stub())
  const { tasks, steps } = await ok('reports/getUserTask', who)
  expect(tasks).toMatchObject([
    {
      code: 'mendBankAccount',
      description: expect.stringMatching(/^The account \*+7766 cannot be paid into \(R03 /),
      operation: 'userPortal/addUserBankAccount',
    },
  ])
  expect(steps).toContainEqual({
    code: 'bankAccount',
    state: 'open',
    operation: 'userPortal/addUserBankAccount',
  })

  // To the account that works: on its way, then paid.
  await ok('payroll/reissuePayment', { requestReferenceId: came.requestReferenceId })
  const again = {
    paymentMethod: 'Direct Deposit',
    accountNumber: expect.stringMatching(/^\*+6789$/),
    effectiveDate: '2026-06-22',
  }
  expect(await stub()).toEqual([{ ...told, paidAgain: { ...again, status: 'pending' } }])
  await ok('sandbox/setClock', { to: '2026-06-23T20:00:00Z' })
  expect(await stub()).toEqual([{ ...told, paidAgain: { ...again, status: 'complete' } }])
  expect(await history()).toEqual(await stub())
})

test('what comes back a second time is told once, and by check it is paid; of a voided paycheck nothing is told', async () => {
  const { companyId, who, payPeriodId } = await paidInTwo()
  const { credit, stub } = reads(companyId, who, payPeriodId)
  const first = (await credit()).find(({ transferAmount }) => transferAmount === 500)!
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: first.requestReferenceId,
    returnCode: 'R16',
  })
  const { payment } = await ok('payroll/reissuePayment', { requestReferenceId: first.requestReferenceId })
  await ok('sandbox/setClock', { to: '2026-06-23T20:00:00Z' })
  const { requestReferenceId } = payment
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R16' })
  expect(await stub()).toMatchObject([{ requestReferenceId, transferAmount: 500, paidAgain: null }])
  await ok('payroll/reissuePayment', { requestReferenceId, paymentMethod: 'Check' })
  expect(await stub()).toMatchObject([
    {
      requestReferenceId,
      paidAgain: {
        paymentMethod: 'Check',
        accountNumber: null,
        effectiveDate: '2026-06-23',
        status: 'complete',
      },
    },
  ])
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'Paid twice' })
  expect(await stub()).toEqual([])
})

/** A worker who is paid 500 into a second account and the rest into the first, on payday. */
async function paidInTwo() {
  const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
  const who = await hire(companyId, { name: 'Avery Alder', state: 'TX', rate: 52_000 })
  await later()
  const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  const { userPayAccountEntity } = await ok('userPortal/addUserBankAccount', {
    userPayAccountEntity: {
      ...{ ...who, bankName: 'Second Bank', accountName: 'Savings', accountType: 'savings' },
      ...{ routingNumber: '021000021', accountNumber: '99887766', payPercentage: 0 },
    },
  })
  const { bankAccounts } = (await ok('reports/getUser', who)).user[0]
  const second = userPayAccountEntity.userPayAccountEntityId
  const main = bankAccounts.find(
    (each: { userPayAccountEntityId: string }) => each.userPayAccountEntityId !== second,
  )
  await ok('userPortal/updateUserPaySplits', {
    userId: who.userId,
    splits: [
      { userPayAccountEntityId: main.userPayAccountEntityId, kind: 'remainder' },
      { userPayAccountEntityId: second, kind: 'amount', value: 500 },
    ],
  })
  await ok('sandbox/advanceClock', { days: 3 })
  const { payPeriodId } = first!
  await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  await ok('sandbox/setClock', { to: `${first!.payDate}T20:00:00Z` })
  return { companyId, who, payPeriodId }
}

function reads(companyId: string, { userId }: { userId: string }, payPeriodId: string) {
  const named = { payPeriodId, transactionName: 'AchCredit' }
  return {
    credit: async (): Promise<readonly Credit[]> =>
      (await ok('reports/getTransactionsBasedOnName', named)).payrollTransaction,
    stub: async () => (await ok('reports/getPayStub', { payPeriodId, userId })).returnedPay,
    history: async () =>
      (await ok('reports/getIndividualPayrollHistory', { companyId, userId })).payrollHistory[0].returnedPay,
  }
}
