import { expect, test } from 'vitest'
import { sharedService } from '../support/shared.ts'

/** What must happen once happens once, however many ask and in whatever order. No idempotency keys anywhere. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox

const seeded = async (employees: number) => {
  const { company } = await ok('sandbox/seedDemoCompany', { employees })
  const { companyId } = company
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const { users } = await ok('reports/getUsers', { companyId })
  return { companyId, payPeriodId: unprocessedPayPeriods[0].payPeriodId, userId: users[0].userId }
}

const counted = async (companyId: string) => {
  const { rows } = await owner.query(
    `select (select count(*)::int from payroll_run where company_id = $1) as runs,
            (select count(*)::int from paycheck where company_id = $1) as checks,
            (select count(distinct user_id)::int from paycheck where company_id = $1) as people,
            (select count(*)::int from transfer where company_id = $1 and name = 'AchCredit') as credits,
            (select count(*)::int from transfer where company_id = $1 and name = 'AchDebit') as debits,
            (select sum(gross)::text from paycheck where company_id = $1) as gross,
            (select sum(gross)::text from year_to_date where company_id = $1) as year`,
    [companyId],
  )
  return rows[0]
}

test('a hundred calls at once are one run', async () => {
  const at = await seeded(10)
  const { companyId, payPeriodId } = at
  const body = { companyId, payPeriodId, runNow: true }
  const replies = await Promise.all(Array.from({ length: 100 }, () => call('payroll/initiatePayroll', body)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)

  const sums = await counted(companyId)
  expect(sums).toMatchObject({ runs: 1, debits: 1, year: sums.gross })
  expect(sums.checks).toBe(sums.people)
  expect(sums.credits).toBe(sums.people)
})

test('removeDeductions racing initiatePayroll gives one of the two orders', async () => {
  const seen = { removedFirst: 0, paidFirst: 0 }
  for (let round = 0; round < 6; round++) {
    const { companyId, payPeriodId, userId } = await seeded(3)
    const payrollData = [{ userId, deductions: [{ description: 'Uniform', amount: 25 }] }]
    await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })
    const remove = () => call('payroll/removeDeductions', { companyId, payPeriodId, userId })
    const pay = () => call('payroll/initiatePayroll', { companyId, payPeriodId })
    const [first, second] = round % 2 === 0 ? [remove, pay] : [pay, remove]
    const replies = await Promise.all([first(), second()])
    const [removed, paid] = round % 2 === 0 ? replies : [replies[1], replies[0]]
    expect(paid!.status).toBe(200)

    const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId })
    const item = payPeriod[0].payrollLineItems.find((line: { userId: string }) => line.userId === userId)
    const taken = item.deductions.map(({ amount }: { amount: number }) => amount)
    if (removed!.status === 200) seen.removedFirst++
    else seen.paidFirst++
    expect({ removed: removed!.status, taken }).toEqual(
      removed!.status === 200 ? { removed: 200, taken: [] } : { removed: 400, taken: [25] },
    )
  }
  expect(seen.removedFirst + seen.paidFirst).toBe(6)
})

test('submit and cancel, over and over by several at once, leave one truth', async () => {
  const { companyId, payPeriodId } = await seeded(3)
  await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      call(at % 2 ? 'payroll/cancelPayrollSubmission' : 'payroll/initiatePayroll', {
        companyId,
        payPeriodId,
      }),
    ),
  )
  const { rows } = await owner.query(
    `select (select count(*)::int from payroll_run where company_id = $1 and status = 'submitted') as alive,
            (select count(*)::int from paycheck where company_id = $1 and cancelled_at is null) as checks,
            (select coalesce(sum(gross), 0)::text from paycheck where company_id = $1 and cancelled_at is null) as gross,
            (select coalesce(sum(gross), 0)::text from year_to_date where company_id = $1) as year,
            (select status from pay_period where company_id = $1 and pay_period_id = $2) as status`,
    [companyId, payPeriodId],
  )
  const [{ alive, checks, gross, year, status }] = rows
  expect(year).toBe(gross)
  expect(alive === 1).toBe(status === 'submitted')
  expect(checks > 0).toBe(status === 'submitted')
})
