import { expect, test } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Two quarters of premiums, deferrals, a loan and union dues, remitted payroll by payroll: in the end nothing is owed. */
const sandbox = await sharedService()
const { ok, owner } = sandbox
const { company, hire, schedule, run, later } = payroll(sandbox)
const companyId = await company({ today: '2026-05-11', states: { TX: '2.7%' } })
const dee = await hire(companyId, { name: 'Dee Dues', state: 'TX', rate: 30, basis: 'Per Hour' })
const sam = await hire(companyId, { name: 'Sam Saver', state: 'TX', rate: 78_000 }) // 3,000

const plan = async (type: string, name: string, more: object): Promise<string> =>
  (await ok('benefits/addBenefitPlan', { benefitPlan: { companyId, type, name, ...more } })).benefitPlan
    .benefitPlanId
const enroll = ({ userId }: { userId: string }, benefitPlanId: string) =>
  ok('benefits/addBenefitEnrollment', {
    benefitEnrollment: { companyId, userId, benefitPlanId, effectiveMonth: 'June 2026' },
  })
const matchFormula = { tiers: [{ matchPercent: 50, ofPayPercent: 4 }] }
const saver = await plan('401(k)', 'Harbor 401(k)', { employeePercent: 5, matchFormula })
const roth = await plan('Roth 401(k)', 'Harbor Roth', { employeePercent: 1 })
const medical = await plan('Medical', 'Harbor Medical', { employeeAmount: 100, employerAmount: 300 })
const union = await plan('Union Dues', 'Local 12', { employeePerHour: 0.75 })
for (const id of [saver, roth, medical]) await enroll(sam, id)
for (const id of [union, medical]) await enroll(dee, id)
await ok('adminPortal/addRecurringPayItem', {
  ...sam,
  ...{ payItem: 'Deduction', type: '401k Loan', amountPerPayperiod: 55 },
})
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })

const give = (payPeriodId: string) =>
  ok('payroll/importRegularPayrollData', {
    ...{ companyId, payPeriodId },
    payrollData: [{ userId: dee.userId, basicPay: { payHours: 80 } }],
  })
const owed = async (): Promise<Record<string, number>> => {
  const { plansOwed } = await ok('benefits/getRemittances', { companyId })
  return Object.fromEntries(plansOwed.map((one: { plan: string; owed: number }) => [one.plan, one.owed]))
}
/** What the accounts of the ledger say. */
const balances = async (): Promise<Record<string, number>> => {
  const { ledger } = await ok('reports/getLedger', { companyId })
  const accounts: { kind: string; account: string; balance: number }[] = ledger.accounts
  return Object.fromEntries(
    accounts
      .filter(({ kind }) => kind === 'benefits')
      .map(({ account, balance }) => [account.replace('Owed for ', ''), balance]),
  )
}
const remitAll = async () => {
  for (const [name, amount] of Object.entries(await owed())) {
    if (amount > 0) await ok('benefits/addRemittance', { remittance: { companyId, plan: name } })
  }
}
const file = (more: object = {}) =>
  ok('benefits/getContributionFile', { companyId, benefitPlanIds: [saver, roth], ...more })

// 80 × 0.75; 3,000 × 5 %, × 1 %, half of 4 %.
const EACH = {
  'Local 12': 60,
  'Harbor Medical': 800,
  'Harbor 401(k)': 210,
  'Harbor Roth': 30,
  '401k Loan': 55,
}
const NOTHING = Object.fromEntries(Object.keys(EACH).map((name) => [name, 0]))

test('each payroll owes its plans and its union, and the files of plans tie to it', async () => {
  for (const { payPeriodId } of periods.slice(0, 6)) {
    await give(payPeriodId)
    const slips = await run({ companyId, payPeriodId })
    expect(slips['Dee Dues']!.taken).toMatchObject({ 'Local 12': 60, 'Harbor Medical': 100 })
    expect(await owed()).toEqual(EACH)
    expect(await balances()).toEqual(EACH)
    const { rows, totals, ties } = await file({ payPeriodId })
    expect(rows).toMatchObject([
      {
        ...{ userName: 'Sam Saver', compensation: 3000, beforeTax: 150, afterTax: 30, match: 60 },
        ...{ employer: 0, loan: 55, total: 295 },
      },
    ])
    expect(totals.total).toBe(295)
    expect(ties).toEqual([{ what: 'Owed for these days', reported: 295, booked: 295, isTied: true }])
    await remitAll()
    expect(await owed()).toEqual(NOTHING)
  }
})

test('a payroll that is voided and paid again owes once', async () => {
  const { payPeriodId } = periods[6]!
  await give(payPeriodId)
  await run({ companyId, payPeriodId })
  await remitAll()
  const userIds = [dee.userId, sam.userId]
  await ok('payroll/voidPayroll', { companyId, payPeriodId, userIds, reason: 'wrong account' })
  // What was remitted for it is a credit with each of them.
  const credit = Object.fromEntries(Object.entries(EACH).map(([name, amount]) => [name, -amount]))
  expect(await owed()).toEqual(credit)
  expect((await file({ payPeriodId })).ties[0]).toMatchObject({ reported: 0, booked: 0, isTied: true })

  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      ...{ companyId, payPeriodType: 'Missing', workerType: 'W2', payDate: '2026-09-18' },
      ...{ payBeginDate: '2026-08-24', payEndDate: '2026-09-06' },
    },
  })
  const again = { companyId, payPeriodId: payPeriod.payPeriodId as string }
  const payrollLineItems = userIds.map((userId) => ({ userId }))
  await ok('payroll/addUsersToSupplementalPayPeriod', { ...again, payrollLineItems })
  await run(again)
  expect(await owed()).toEqual(NOTHING)
})

test('after two quarters nothing is owed, and the year of the file is that of the payrolls', async () => {
  for (const { payPeriodId } of periods.slice(7, 10)) {
    await give(payPeriodId)
    await run({ companyId, payPeriodId })
  }
  expect(await balances()).toEqual(
    Object.fromEntries(Object.entries(EACH).map(([name, amount]) => [name, 3 * amount])),
  )
  await remitAll()
  expect([await owed(), await balances()]).toEqual([NOTHING, NOTHING])

  // Ten payrolls, of which one was voided and paid again.
  const { rows } = await file({ from: '2026-06-01', to: '2026-12-31' })
  expect(rows).toMatchObject([
    { compensation: 30_000, beforeTax: 1500, total: 2950, beforeTaxToDate: 1500, loanToDate: 550 },
  ])
  const { remittances } = await ok('benefits/getRemittances', { companyId })
  const paid = remittances.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  // 10 × 1,155.
  expect(paid).toBe(11_550)
  await holdsIn(owner, companyId)
})
