import { expect, test } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { flat, pdfPages } from '../support/pdf-text.ts'
import type { Who } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'

/** Loans, advances and overpayments: taken once a paycheck until the total is repaid, and given back by a void. Texas. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { company, hire, schedule, run, preview, later } = payroll(sandbox)

const companyId = await company({ today: '2026-05-11', states: { TX: '2.7%' } })
const lou = await hire(companyId, { name: 'Lou Loan', state: 'TX', rate: 52_000 }) // 2,000 every two weeks
const pat = await hire(companyId, { name: 'Pat Percent', state: 'TX', rate: 52_000 })
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = (n: number) => ({ companyId, payPeriodId: periods[n]!.payPeriodId })

const add = async (who: Who, over: object): Promise<string> =>
  (await ok('adminPortal/addRecurringPayItem', { ...who, payItem: 'Deduction', ...over })).recurringPayItem
    .recurringPayItemId
const loan = await add(lou, { type: 'Loan', amountPerPayperiod: 200, totalAmount: 500 })
const over = await add(pat, { type: 'Overpayment Recovery', allocatedPercentage: 10, totalAmount: 350 })
const dues = await add(pat, { type: 'Union Dues', amountPerPayperiod: 15, endDate: '2026-07-02' })

const item = async (id: string) => {
  const { recurringPayItems } = await ok('reports/getRecurringPayItems', { companyId })
  return recurringPayItems.find(
    ({ recurringPayItemId }: { recurringPayItemId: string }) => recurringPayItemId === id,
  )
}
const stands = (takenToDate: number, balance: number, status = 'Ready') => ({ takenToDate, balance, status })
const warned = async (n: number): Promise<string[]> =>
  (await ok('payroll/previewPayroll', at(n))).warnings.filter((text: string) => / Loan/.test(text))

test('what is taken, period by period', async () => {
  expect((await preview(at(0)))['Lou Loan']!.taken).toMatchObject({ Loan: 200 })
  expect(await item(loan)).toMatchObject(stands(0, 500)) // A preview takes nothing.

  const first = await run(at(0))
  expect(first['Lou Loan']!.taken).toMatchObject({ Loan: 200 })
  expect(first['Pat Percent']!.taken).toMatchObject({ 'Overpayment Recovery': 200, 'Union Dues': 15 })
  await ok('payroll/initiatePayroll', { ...at(0), runNow: true }) // The same run.
  expect(await item(loan)).toMatchObject(stands(200, 300))
  const asked = { payPeriodId: at(0).payPeriodId, userId: lou.userId, format: 'pdf' }
  const { payStub, fileBase64 } = await ok('reports/getPayStub', asked)
  expect(payStub.deductions).toMatchObject([{ name: 'Loan', amount: 200, balance: 300 }])
  expect(flat(pdfPages(Buffer.from(fileBase64, 'base64')))).toContain('Loans and advances')

  // The rest of the percentage: 350 − 200. The dues had their last pay date, July 2, before July 3.
  const second = await run(at(1))
  expect(second['Pat Percent']!.taken).toMatchObject({ 'Overpayment Recovery': 150 })
  expect(second['Pat Percent']!.taken).not.toHaveProperty('Union Dues')
  expect(await item(over)).toMatchObject(stands(350, 0, 'Completed'))
  expect(await item(loan)).toMatchObject(stands(400, 100))
})

test('an amount below what was taken is refused', async () => {
  const update = (totalAmount: number) =>
    call('adminPortal/updateRecurringPayItem', { ...lou, recurringPayItemId: loan, totalAmount })
  expect(await update(399.99)).toMatchObject({
    status: 400,
    body: {
      error: {
        message:
          'Paychecks have taken 400.00 already: totalAmount must be at least that. What was taken too much goes back ' +
          'with importRegularPayrollData as a reimbursement',
      },
    },
  })
  expect((await update(400)).status).toBe(200)
  expect(await item(loan)).toMatchObject(stands(400, 0, 'Completed'))
  expect((await update(500)).status).toBe(200)
  expect(await item(loan)).toMatchObject(stands(400, 100))
})

test('a submission that is cancelled, and a skipped deduction, leave the balance', async () => {
  expect(await warned(2)).toEqual(['Lou Loan repays the last 100.00 of Loan, which ends'])
  await ok('payroll/initiatePayroll', at(2))
  expect(await item(loan)).toMatchObject(stands(500, 0, 'Completed'))
  await ok('payroll/cancelPayrollSubmission', at(2))
  expect(await item(loan)).toMatchObject(stands(400, 100))

  await ok('payroll/removeDeductions', { ...at(2), userId: lou.userId, deductionDescription: 'Loan' })
  expect((await run(at(2)))['Lou Loan']!.taken).not.toHaveProperty('Loan')
  expect(await item(loan)).toMatchObject(stands(400, 100))
})

test('the last of it ends it, and a void gives it back', async () => {
  expect((await run(at(3)))['Lou Loan']!.taken).toMatchObject({ Loan: 100 })
  expect(await item(loan)).toMatchObject(stands(500, 0, 'Completed'))
  expect((await preview(at(4)))['Lou Loan']!.taken).not.toHaveProperty('Loan')
  const remove = { ...at(4), userId: lou.userId, deductionDescription: 'Loan' }
  expect(await call('payroll/removeDeductions', remove)).toMatchObject({
    status: 400,
    body: { error: { message: 'No such deduction' } },
  })

  await ok('payroll/voidPayroll', { ...at(3), userIds: [lou.userId], reason: 'the hours were wrong' })
  expect(await item(loan)).toMatchObject(stands(400, 100))
  expect((await run(at(4)))['Lou Loan']!.taken).toMatchObject({ Loan: 100 })
  expect(await item(loan)).toMatchObject(stands(500, 0, 'Completed'))
  expect(await item(dues)).toMatchObject({ totalAmount: null, balance: null })
  await holdsIn(owner, companyId)
})

test('what a leaver has not repaid is said', async () => {
  const gus = await hire(companyId, { name: 'Gus Gone', state: 'TX', rate: 52_000 })
  await later()
  await add(gus, { type: 'Loan', amountPerPayperiod: 50, totalAmount: 500 })
  const exitDate = (await ok('reports/getPayPeriod', { companyId })).payPeriod.find(
    ({ payPeriodId }: { payPeriodId: string }) => payPeriodId === at(5).payPeriodId,
  ).payEndDate
  await ok('adminPortal/terminateUser', {
    user: {
      ...{ companyId, userId: gus.userId, exitDate, personalEmail: '', dismissalType: 'Dismissed' },
      finalPayCheckType: 'They will be paid during a regular payroll cycle',
    },
  })
  expect(await warned(5)).toEqual(['Gus Gone leaves with 450.00 of Loan not repaid'])
})

test('two payrolls at the same moment, of two years, never take more than the total', async () => {
  const ann = await hire(companyId, { name: 'Ann Advance', state: 'TX', rate: 52_000 })
  await later()
  const advance = await add(ann, { type: 'Advance', amountPerPayperiod: 100, totalAmount: 100 })
  const beside = async (payDate: string) => {
    const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
      payPeriod: {
        ...{ companyId, payPeriodType: 'Off-Cycle', workerType: 'W2', skipRecurring: false },
        ...{ payBeginDate: '2026-06-01', payEndDate: '2026-06-14', payDate },
      },
    })
    const of = { companyId, payPeriodId: payPeriod.payPeriodId }
    const payrollLineItems = [{ userId: ann.userId, amount: 1000 }]
    await ok('payroll/addUsersToSupplementalPayPeriod', { ...of, payrollLineItems })
    return of
  }
  const both = [await beside('2026-12-30'), await beside('2027-01-06')]
  const replies = await Promise.all(both.map((of) => call('payroll/initiatePayroll', of)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await item(advance)).toMatchObject(stands(100, 0, 'Completed'))
  const { rows } = await owner.query(
    'select sum(amount)::int as cents from pay_item_repayment where recurring_pay_item_id = $1',
    [advance],
  )
  expect(rows).toEqual([{ cents: 10_000 }])
})
