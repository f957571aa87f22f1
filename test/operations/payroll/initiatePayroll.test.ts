import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call, ok, owner } = await sharedService()
const { company } = await ok('sandbox/seedDemoCompany', { employees: 12 })
const companyId = company.companyId
const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
const payPeriodId = periods[0].payPeriodId

test('a dry run computes everything and keeps nothing', async () => {
  const reply = await call(
    'payroll/initiatePayroll',
    { companyId, payPeriodId, runNow: true },
    { headers: { 'Dry-Run': 'true' } },
  )
  expect(reply.body).toMatchObject({ payPeriod: { status: 'Success' } })
  const { rows } = await owner.query('select count(*)::int as n from paycheck where company_id = $1', [
    companyId,
  ])
  expect(rows[0].n).toBe(0)
})

test('twenty calls at once are one run', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      call('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true }),
    ),
  )
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(replies.map(({ body }) => body.payPeriod.fundingTotal)).size).toBe(1)

  const { rows } = await owner.query(
    `select (select count(*)::int from payroll_run where company_id = $1) as runs,
            (select count(*)::int from paycheck where company_id = $1) as checks,
            (select count(*)::int from transfer where company_id = $1 and name = 'AchCredit') as credits,
            (select count(*)::int from transfer where company_id = $1 and name = 'AchDebit') as debits`,
    [companyId],
  )
  expect(rows[0]).toMatchObject({ runs: 1, debits: 1 })
  expect(rows[0].credits).toBe(rows[0].checks)
})

test('gross is net plus everything taken, and the debit pays for all of it', async () => {
  const { rows } = await owner.query(
    `select sum(case when kind = 'earning' then amount else 0 end)::bigint as gross,
           sum(case when kind in ('employeeTax', 'pretax', 'aftertax', 'garnishment') then amount else 0 end)::bigint as taken,
           sum(case when kind in ('employeeTax', 'employerTax', 'garnishment') then amount else 0 end)::bigint as owed,
           (select sum(net)::bigint from paycheck where company_id = $1) as net,
           (select amount from transfer where company_id = $1 and name = 'AchDebit') as debit
    from pay_line where company_id = $1`,
    [companyId],
  )
  const { gross, taken, owed, net, debit } = rows[0]
  expect(BigInt(gross)).toBe(BigInt(net) + BigInt(taken))
  expect(BigInt(debit)).toBe(BigInt(net) + BigInt(owed))
})
