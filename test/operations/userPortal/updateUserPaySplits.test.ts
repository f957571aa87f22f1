import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import type { Who } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { accounts } from './accounts.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { company, hire, schedule, later } = payroll(sandbox)
const { withKyc, add } = await accounts(sandbox)

type Split = readonly [userPayAccountEntityId: string, kind: string, value?: number]

const bodyOf = (userId: string, given: readonly Split[]) => ({
  userId,
  splits: given.map(([userPayAccountEntityId, kind, value]) => ({ userPayAccountEntityId, kind, value })),
})
const split = (who: Who, ...given: readonly Split[]) =>
  call('userPortal/updateUserPaySplits', bodyOf(who.userId, given))

interface Account {
  readonly userPayAccountEntityId: string
  readonly paySplit: string
  readonly payPercentage: number
  readonly payAmount: number
}
const shown = async (who: Who) =>
  (await ok('reports/getUser', who)).user[0].bankAccounts.map((each: Account) => [
    each.userPayAccountEntityId,
    each.paySplit,
    each.payPercentage,
    each.payAmount,
  ])

test('amounts, percents and a remainder; what does not place each cent once is refused', async () => {
  const who = await withKyc()
  const [a, b, c] = [
    await add(who),
    await add(who, { payPercentage: 0, accountNumber: '55556666' }),
    await add(who, { payPercentage: 0, accountNumber: '55557777' }),
  ]
  const before = await shown(who)

  expect(await split(who, [a, 'amount', 100], [b, 'percent', 60])).toMatchObject(
    refused(
      'Without a remainder the percents must sum to 100, and sum to 60; let one account take the remainder',
    ),
  )
  expect(await split(who, [a, 'percent', 100], [b, 'remainder'])).toMatchObject(
    refused('Percents that come to 100 leave nothing for the remainder; lower them, or leave it out'),
  )
  expect(await split(who, [a, 'remainder'], [b, 'remainder'])).toMatchObject(
    refused('One account takes the remainder; give the others a percent or an amount'),
  )
  expect(await split(who, [a, 'amount', 100], [a, 'remainder'])).toMatchObject(
    refused('A bank account stands in splits once; put together what it is to take'),
  )
  const noValue = refused('An amount or a percent needs a value above 0, and a remainder has none')
  expect(await split(who, [a, 'amount'], [b, 'remainder'])).toMatchObject(noValue)
  expect(await split(who, [a, 'remainder', 5])).toMatchObject(noValue)
  expect(await split(who, [crypto.randomUUID(), 'remainder'])).toMatchObject(
    refused('Invalid UserPayAccountEntityId'),
  )
  expect(await shown(who)).toEqual(before)

  expect(await split(who, [c, 'amount', 150.5], [b, 'percent', 12.5], [a, 'remainder'])).toMatchObject({
    status: 200,
    body: {
      userPayAccountEntity: {
        status: 'Ready',
        message: expect.stringMatching(/^Pay splits updated success/),
      },
    },
  })
  expect(await shown(who)).toEqual([
    [c, 'amount', 0, 150.5],
    [b, 'percent', 12.5, 0],
    [a, 'remainder', 0, 0],
  ])
  const added = await add(who, { payPercentage: undefined, accountNumber: '55558888' })
  expect((await shown(who)).at(-1)).toEqual([added, 'percent', 0, 0])

  // The shorthand by percents keeps what it does not name.
  const percents = (...given: readonly [string, number][]) =>
    call('userPortal/updateUserPayPercentage', {
      userId: who.userId,
      userPayAccountEntity: given.map(([userPayAccountEntityId, payPercentage]) => ({
        userPayAccountEntityId,
        payPercentage,
      })),
    })
  expect(await percents([b, 100])).toMatchObject(
    refused(
      'Percents that come to 100 leave nothing for the account that takes the remainder; name that account too, or use ' +
        'updateUserPaySplits',
    ),
  )
  expect((await percents([b, 40], [a, 60])).status).toBe(200)
  expect((await shown(who)).slice(0, 3)).toEqual([
    [c, 'amount', 0, 150.5],
    [b, 'percent', 40, 0],
    [a, 'percent', 60, 0],
  ])

  await ok('userPortal/deactivateUserBankAccount', { userId: who.userId, userPayAccountEntityId: c })
  expect(await split(who, [c, 'remainder'])).toMatchObject(
    refused(
      'A bank account that is failed or deactivated takes no share of the pay; add one with addUserBankAccount',
    ),
  )
})

test('a payroll pays amounts first and the rest; with too little pay it says so; a closed account means a check', async () => {
  const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
  const who = await hire(companyId, { name: 'Avery Alder', state: 'TX', rate: 52_000 })
  await later()
  const { user } = await ok('reports/getUser', who)
  const first: string = user[0].bankAccounts[0].userPayAccountEntityId
  const second = await add({ ...who, companyId } as Who, { payPercentage: 0, accountNumber: '55556666' })
  await later()
  await ok(
    'userPortal/updateUserPaySplits',
    bodyOf(who.userId, [
      [second, 'amount', 300],
      [first, 'remainder'],
    ]),
  )
  // Others have no account that was there before: nothing was redirected unless it waits for a day.
  await ok('sandbox/advanceClock', { hours: 25 })
  const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  const [one, two, three] = periods.map(({ payPeriodId }) => payPeriodId)
  const creditsOf = async (payPeriodId: string) => {
    const named = { payPeriodId, transactionName: 'AchCredit' }
    const { payrollTransaction } = await ok('reports/getTransactionsBasedOnName', named)
    return payrollTransaction.map((each: { transferAmount: number }) => each.transferAmount).sort()
  }
  const preview = await ok('payroll/previewPayroll', { companyId, payPeriodId: one })
  const net: number = preview.payPeriod[0].payrollLineItems[0].netTotal
  const run = await ok('payroll/initiatePayroll', { companyId, payPeriodId: one, runNow: true })
  expect(run.payPeriod.warnings).toEqual([])
  expect(await creditsOf(one!)).toEqual([Math.round((net - 300) * 100) / 100, 300].sort())

  await ok(
    'userPortal/updateUserPaySplits',
    bodyOf(who.userId, [
      [second, 'amount', 9000],
      [first, 'remainder'],
    ]),
  )
  await ok('sandbox/advanceClock', { hours: 25 })
  const short = await ok('payroll/previewPayroll', { companyId, payPeriodId: two })
  expect(short.warnings).toEqual([
    `Avery Alder has net pay of ${net.toFixed(2)}, less than the 9000.00 of fixed amounts for bank accounts: they are ` +
      'paid in their order until nothing is left',
  ])
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: two, runNow: true })
  expect(await creditsOf(two!)).toEqual([net])

  const named = { payPeriodId: two, transactionName: 'AchCredit' }
  const [{ requestReferenceId }] = (await ok('reports/getTransactionsBasedOnName', named)).payrollTransaction
  await ok('sandbox/setClock', { to: `${periods[1]!.payDate}T20:00:00Z` })
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R03' })
  const closed = await ok('payroll/previewPayroll', { companyId, payPeriodId: three })
  expect(closed.payPeriod[0].payrollLineItems).toMatchObject([{ paymentMethod: 'Check', netTotal: net }])
  expect((await ok('reports/getCompanyTask', { companyId })).tasks).toContainEqual(
    expect.objectContaining({ code: 'mendBankAccount' }),
  )
  await ok('userPortal/updateUserPaySplits', bodyOf(who.userId, [[first, 'remainder']]))
  await ok('sandbox/advanceClock', { hours: 25 })
  const mended = await ok('payroll/previewPayroll', { companyId, payPeriodId: three })
  expect(mended.payPeriod[0].payrollLineItems).toMatchObject([{ paymentMethod: 'Direct Deposit' }])
})
